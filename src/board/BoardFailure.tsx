// Message in place of a board that cannot be drawn. The rest of the page goes on.

import { Component, type ReactNode } from "react";
import type { BoardWords } from "./words.ts";

type Props = {
	readonly width: number;
	readonly words: BoardWords;
	readonly children: ReactNode;
};

export class BoardBoundary extends Component<Props, { readonly failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override render() {
		if (!this.state.failed) return this.props.children;
		return <BoardFailure {...this.props} onRetry={() => this.setState({ failed: false })} />;
	}
}

type FailureProps = Omit<Props, "children"> & { readonly onRetry: () => void };

function BoardFailure({ width, words, onRetry }: FailureProps) {
	return (
		<div className="board-failure" role="alert" style={{ width, height: width }}>
			<span className="fallen" aria-hidden="true">
				♔
			</span>
			<p>{words.failed}</p>
			<button type="button" onClick={onRetry}>
				{words.drawAgain}
			</button>
		</div>
	);
}
