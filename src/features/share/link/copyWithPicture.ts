// A picture of what is on view, and the link to it, in one copy: programs that take pictures paste
// the one, text fields the other, and those that take formatted text both.

import { strictlyEscaped } from "../../../runtime/markup.ts";
import type { Session } from "../../../session/session.ts";
import { makePicture, pictureOptions } from "../picture/makePicture.ts";

const textBlob = (type: string, text: string) => new Blob([text], { type });

async function dataAddress(picture: Blob): Promise<string> {
	const bytes = new Uint8Array(await picture.arrayBuffer());
	const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
	return `data:${picture.type};base64,${btoa(letters)}`;
}

/** The link may still be in the making: browsers wait for promises after a press. */
export async function copyWithPicture(session: Session, link: Promise<string>): Promise<void> {
	const { hidden, options } = session.store.get();
	const picture = makePicture(session, pictureOptions({ hidden, options }, {}));
	const html = Promise.all([picture, link]).then(async ([image, address]) => {
		const shown = strictlyEscaped(address);
		return `<p><a href="${shown}"><img src="${await dataAddress(image)}" alt=""></a></p><p><a href="${shown}">${shown}</a></p>`;
	});
	await navigator.clipboard.write([
		new ClipboardItem({
			"image/png": picture,
			"text/plain": link.then((address) => textBlob("text/plain", address)),
			"text/html": html.then((text) => textBlob("text/html", text)),
		}),
	]);
}
