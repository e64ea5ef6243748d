/**
 * Fails on forbidden words in sources, documents and English texts. `--all` also checks the folders
 * that are not clean yet, and counts phrases that are hard to read.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkedFiles, problemsOf, styleProblems, wordProblems } from './word-problems.mjs';
import { root } from './workspace.mjs';

/** Folders and files that still contain forbidden words. Remove an entry once it is clean. */
const NOT_CLEAN = ['bench/', 'e2e/', 'packages/ui/', 'packages/web/'];

const all = process.argv.includes('--all');
const files = checkedFiles(root).filter((file) => existsSync(join(root, file)));
const folderOf = (file) => NOT_CLEAN.find((folder) => file.startsWith(folder)) ?? 'clean folders';
const checked = all ? files : files.filter((file) => folderOf(file) === 'clean folders');
const problems = problemsOf(root, checked, wordProblems);
for (const problem of problems) console.log(problem);
if (all) {
  const styles = problemsOf(root, files, styleProblems);
  for (const problem of styles) console.log(problem);
  console.log('\nfolder: forbidden words, phrases that are hard to read');
  for (const folder of [...NOT_CLEAN, 'clean folders']) {
    const count = (lines) => lines.filter((line) => folderOf(line) === folder).length;
    console.log(`${folder}: ${count(problems)}, ${count(styles)}`);
  }
}
process.exitCode = problems.length > 0 ? 1 : 0;
