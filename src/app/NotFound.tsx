import { Link } from "react-router-dom";
import { usePage } from "./usePage.ts";

export function NotFound() {
	usePage("Nothing to see here! · Square Control", "There is no such page.");
	return (
		<div className="text-page">
			<h1>Nothing to see here!</h1>
			<p>
				<Link to="/">Go to the home page</Link>
			</p>
		</div>
	);
}
