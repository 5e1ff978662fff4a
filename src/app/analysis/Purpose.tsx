// What this is, in one sentence, where the players of a game are named once there is one.

import "./purpose.css";

export const Purpose = () => (
	<p className="purpose">
		See at a glance which side controls every square of the board, and how each move changes that.
	</p>
);
