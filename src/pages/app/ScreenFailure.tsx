// Message in place of a screen that throws: the error, with ways out.

import { Component, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { loadingWords } from "../../messages/en/first.ts";
import { Header } from "./Layout.tsx";

/** A screen at another address is tried anew. */
export function ScreenFailure({ children }: { readonly children: ReactNode }) {
	return <Boundary place={useLocation().key}>{children}</Boundary>;
}

type Props = { readonly place: string; readonly children: ReactNode };

class Boundary extends Component<Props, { readonly fault?: unknown }> {
	override state: { readonly fault?: unknown } = {};

	static getDerivedStateFromError(fault: unknown) {
		return { fault };
	}

	override componentDidUpdate({ place }: Props) {
		if (this.state.fault !== undefined && place !== this.props.place) {
			this.setState({ fault: undefined });
		}
	}

	override render() {
		const { fault } = this.state;
		if (fault === undefined) return this.props.children;
		return (
			<>
				<Header />
				<main id="main" className="text-page">
					<h1>{loadingWords.routeFailed}</h1>
					<p>{fault instanceof Error ? fault.message : String(fault)}</p>
					<button type="button" onClick={() => location.reload()}>
						{loadingWords.loadAgain}
					</button>
				</main>
			</>
		);
	}
}
