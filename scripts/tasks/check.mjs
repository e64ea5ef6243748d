/**
 * Types, lint, formatting, dead exports, import arrows and the contract's lint:
 * every check that does not run the code.
 */
import { runChecks } from '../checks.mjs';

const { failed } = await runChecks();
process.exitCode = failed.length === 0 ? 0 : 1;
