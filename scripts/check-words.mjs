/**
 * Fails on forbidden words in sources, documents and English texts, and on phrases that are hard to
 * read.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkedFiles, problemsOf, styleProblems, wordProblems } from './word-problems.mjs';
import { root } from './workspace.mjs';

const files = checkedFiles(root).filter((file) => existsSync(join(root, file)));
const problems = problemsOf(root, files, (file, text) => [
  ...wordProblems(file, text),
  ...styleProblems(file, text),
]);
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
