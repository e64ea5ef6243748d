/** Runs every check that does not run the code: types, lint, formatting, dead exports, import arrows, words, contract. */
import { runChecks } from '../checks.mjs';

const { failed } = await runChecks();
process.exitCode = failed.length === 0 ? 0 : 1;
