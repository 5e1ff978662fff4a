#!/usr/bin/env node
// npx square-control PROGRAM: what is installed, as it was built.

import { runPrograms } from "./programs.mjs";

process.exitCode = await runPrograms(process.argv.slice(2));
