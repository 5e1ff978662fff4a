// Types of the used exports of cm-chessboard, which brings none.

declare module "cm-chessboard/src/Chessboard.js" {
	export class Chessboard {
		constructor(
			context: HTMLElement,
			props: {
				readonly assetsCache: boolean;
				readonly style: {
					readonly showCoordinates: boolean;
					readonly pieces: { readonly file: string };
					readonly animationDuration: number;
				};
			},
		);
		setPosition(fen: string, animated: boolean): Promise<void>;
	}
}
