/**
 * Fails on forbidden words in sources, documents and English texts. `--all` also
 * lists phrases that are hard to read.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkedFiles, problemsOf, styleProblems, wordProblems } from './word-problems.mjs';
import { root } from './workspace.mjs';

const files = checkedFiles(root).filter((file) => existsSync(join(root, file)));
const problems = problemsOf(root, files, wordProblems);
for (const problem of problems) console.log(problem);
if (process.argv.includes('--all')) {
  const phrases = problemsOf(root, files, styleProblems);
  for (const phrase of phrases) console.log(phrase);
  console.log(`${phrases.length} phrases that are hard to read`);
}
process.exitCode = problems.length > 0 ? 1 : 0;
