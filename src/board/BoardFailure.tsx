// What is seen where a board cannot be drawn. The rest of the page goes on.

import { Component, type ReactNode } from "react";
import { boardWords } from "../messages/en/board.ts";

type Props = { readonly width: number; readonly children: ReactNode };

export class BoardBoundary extends Component<Props, { readonly failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override render() {
		if (!this.state.failed) return this.props.children;
		return (
			<BoardFailure width={this.props.width} onRetry={() => this.setState({ failed: false })} />
		);
	}
}

function BoardFailure({ width, onRetry }: { width: number; onRetry: () => void }) {
	return (
		<div className="board-failure" role="alert" style={{ width, height: width }}>
			<span className="fallen" aria-hidden="true">
				♔
			</span>
			<p>{boardWords.failed}</p>
			<button type="button" onClick={onRetry}>
				{boardWords.drawAgain}
			</button>
		</div>
	);
}
