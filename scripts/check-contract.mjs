/** Fails on breaking changes of the contract since its last release that no changeset declares. */
import { contractProblems } from './contract-problems.mjs';

const problems = await contractProblems();
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
