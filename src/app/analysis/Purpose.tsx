// What this is, in one sentence, where the players of a game are named once there is one.

import { purposeWords } from "../../messages/en/first.ts";
import "./purpose.css";

export const Purpose = () => <p className="purpose">{purposeWords.purpose}</p>;
