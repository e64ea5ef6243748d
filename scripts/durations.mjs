import { relative } from 'node:path';
import { root } from './workspace.mjs';

/** Files of a report of Vitest, each with the seconds that its tests took. */
export function durationsOfVitest(report) {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** The same of a report of Playwright; its workers run a file at the same time. */
export function durationsOfPlaywright(report) {
  return (report?.suites ?? []).map((suite) => ({
    name: `e2e/${suite.file}`,
    seconds: durationOfSuite(suite) / 1000,
  }));
}

function durationOfSuite({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return sum(own.map(({ duration }) => duration)) + sum(suites.map(durationOfSuite));
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
