/**
 * Types, lint, formatting, dead exports, import arrows and the contract's lint:
 * everything that can be said of the code without running it.
 */
import { runChecks } from '../checks.mjs';

const failed = await runChecks();
process.exitCode = failed.length === 0 ? 0 : 1;
