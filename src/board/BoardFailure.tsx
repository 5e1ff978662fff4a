// What is seen where a board cannot be drawn. The rest of the page goes on.

import { Component, type ComponentType, type ReactNode, useEffect, useState } from "react";
import { latePart } from "../loading/loadPart.ts";
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

const loadKing = latePart("king", () => import("./FallenKing.tsx"));

function BoardFailure({ width, onRetry }: { width: number; onRetry: () => void }) {
	const [King, setKing] = useState<ComponentType>();
	useEffect(() => {
		loadKing().then(
			({ FallenKing }) => setKing(() => FallenKing),
			() => {},
		);
	}, []);
	return (
		<div className="board-failure" role="alert" style={{ width, height: width }}>
			{King && <King />}
			<p>{boardWords.failed}</p>
			<button type="button" onClick={onRetry}>
				{boardWords.drawAgain}
			</button>
		</div>
	);
}
