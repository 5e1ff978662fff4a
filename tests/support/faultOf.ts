// What a person is told of an error that something throws; "" where nothing is thrown.

import { faultText } from "../../src/messages/faultText.ts";

export function faultOf(act: () => unknown): string {
	try {
		act();
		return "";
	} catch (error) {
		return faultText(error);
	}
}
