import { relative } from 'node:path';
import { root } from './workspace.mjs';

/** Length of a reason in the summary; the full text is in the output of its step. */
const LINES = 8;

/** Lists failures in a report of Vitest, each with the beginning of its reason. */
export function failuresOfVitest(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    const path = relative(root, file.name);
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && file.status === 'failed') return [summaryLine(path, file.message)];
    return failed.map(({ fullName, failureMessages }) =>
      summaryLine(`${path} › ${fullName}`, failureMessages[0]),
    );
  });
}

/** Lists failures in a report of Playwright. */
export function failuresOfPlaywright(report) {
  const broken = (report?.errors ?? []).map(({ message }) => summaryLine('all', message));
  return [...broken, ...(report?.suites ?? []).flatMap(failuresOfSuite)];
}

function failuresOfSuite({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        summaryLine(`${file} › ${title} (${projectName})`, results.at(-1)?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

function summaryLine(name, message = '') {
  const lines = message
    .trim()
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .slice(0, LINES);
  return [name, ...lines.map((line) => `  ${line}`)].join('\n');
}
