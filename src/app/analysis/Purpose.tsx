// The purpose of the application in one sentence, in the place of the players until a game is open.

import { purposeWords } from "../../messages/en/first.ts";
import "./purpose.css";

export const Purpose = () => <p className="purpose">{purposeWords.purpose}</p>;
