// Moves by hand: pointer and keyboard, castling and promotion.

import { boardOf } from "../looks.ts";
import type { Chapter } from "../step.ts";

const CASTLING = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
const PROMOTION = "1r5k/P7/8/8/8/8/8/K7 w - - 0 1";

export const moves: Chapter = {
	name: "moves",
	steps: [
		{
			name: "a piece is dragged",
			run: async (visitor) => {
				await visitor.visitAnew();
				await visitor.drag("e2", "e4");
				await visitor.sees("e4", "white pawn");
			},
			compares: boardOf("page"),
		},
		{
			name: "two presses move a piece",
			run: async (visitor) => {
				await visitor.clickSquare("d7");
				await visitor.clickSquare("d5");
				await visitor.sees("d5", "black pawn");
			},
			compares: boardOf("page"),
		},
		{
			name: "keys pick a piece up and put it down",
			run: async (visitor) => {
				await visitor.tabTo("[role=gridcell]");
				await visitor.strike("Home");
				await visitor.strike("PageDown");
				await visitor.strike("ArrowRight", 4);
				await visitor.strike("ArrowUp", 3);
				for (const key of ["Enter", "ArrowUp", "ArrowLeft", "Enter"]) await visitor.strike(key);
				await visitor.sees("d5", "white pawn");
			},
			compares: boardOf("page"),
		},
		{
			name: "an illegal drop puts the piece back",
			run: async (visitor) => {
				await visitor.drag("b8", "b5");
				await visitor.atRest();
				await visitor.sees("b8", "black knight");
				await visitor.sees("b5", "empty");
			},
			compares: boardOf("page"),
		},
		{
			name: "a move is taken back",
			run: async (visitor) => {
				await visitor.click("button", "Undo");
				await visitor.sees("d5", "black pawn");
			},
			compares: boardOf("page"),
		},
		{
			name: "a king castles with its rook",
			run: async (visitor) => {
				await visitor.paste(CASTLING);
				await visitor.sees("e2", "white pawn");
				await visitor.drag("e1", "g1");
				await visitor.sees("f1", "white rook");
			},
			compares: boardOf("page"),
		},
		{
			name: "a pawn becomes a queen",
			run: async (visitor) => {
				await visitor.paste(PROMOTION);
				await visitor.sees("a7", "white pawn");
				await visitor.drag("a7", "b8");
				await visitor.sees("b8", "white queen");
			},
			compares: boardOf("page"),
		},
		{
			name: "a pawn becomes what is asked for",
			run: async (visitor) => {
				await visitor.click("button", "Undo");
				await visitor.click("button", "Options");
				await visitor.click("button", "Board settings");
				await visitor.click("field", "Ask which piece to promote to");
				await visitor.drag("a7", "a8");
				await visitor.find("dialog", "Promote the pawn to");
				await visitor.click("button", "Knight");
				await visitor.sees("a8", "white knight");
			},
			compares: boardOf("page"),
		},
	],
};
