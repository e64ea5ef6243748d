import { type ReceiptText, receiptText } from '../../contest/receipt-text.js';
import { errorsOf, unrankedTexts } from '../ranking-text.js';
import { findingLines, flightHead } from '../report-text.js';
import type { ExplainedEntry, Explanation, FlightExplanation } from './explanation.js';
import { flownRows } from './flown-rows.js';
import { pointsText } from './points-text.js';

/** Formats the explanation of points for reading: flight by flight, contest by contest. */
export function explanationText({ file, flights }: Explanation): string {
  const lines = flights.flatMap((flight) => ['', ...flightLines(flight)]);
  return `${[`${file}:`, ...lines].join('\n')}\n`;
}

function flightLines(flight: FlightExplanation): string[] {
  const { facts, count, findings, entries, note, reason } = flight;
  return [
    flightHead(facts, count),
    ...findingLines(errorsOf(findings)),
    ...(note === undefined ? [] : [note]),
    ...(reason ? [reason.message] : []),
    ...entries.flatMap((entry) => entryLines(entry, flight)),
  ];
}

function entryLines(entry: ExplainedEntry, flight: FlightExplanation): string[] {
  const { name, points, receipt, flaws } = entry;
  const text = receiptText(receipt);
  const { bonusCourse: bonus } = text;
  return [
    '',
    `${name}: ${pointsText(points)}`,
    ...unrankedTexts(entry, flight),
    ...text.rule,
    text.source,
    ...section(text.course, fixRows(text.fixes)),
    ...section('Points of the task', pointRows(text)),
    ...section('Height was lost between', fixRows(text.lossFixes)),
    ...(bonus ? section(`${bonus.course}, which added the bonus`, fixRows(bonus.fixes)) : []),
    ...section('Calculation', [...stepRows(text), text.rounding]),
    ...section('Limits', limitRows(text)),
    ...section('Other options considered', triedRows(text)),
    ...section('Flown', columns(flownRows(entry.score))),
    ...section('Inputs', columns(text.inputs.map(({ name: input, value }) => [input, value]))),
    '',
    flaws.length === 0
      ? 'Steps, course, limits and hash have been gone through again: all fit.'
      : `This does not fit: ${flaws.map(({ message }) => message).join('; ')}.`,
    `Hash ${text.hash}`,
    // Terminals and searches know plain spaces best.
  ].map((line) => line.replaceAll('\u202f', ' '));
}

function section(title: string, rows: readonly string[]): string[] {
  return rows.length === 0 ? [] : ['', title, ...rows.map((row) => `  ${row}`)];
}

function pointRows({ points }: ReceiptText): string[] {
  return columns(points.map(({ name, position }) => [name, position]));
}

function fixRows(fixes: ReceiptText['fixes']): string[] {
  return columns(
    fixes.map(({ name, time, position, altitude }) => [name, time, position, altitude]),
  );
}

function triedRows({ tried, noneTried }: ReceiptText): string[] {
  const rows = tried.map(({ course, points, reason }) => `${course}, ${points}. ${reason}`);
  return noneTried === undefined ? rows : [...rows, noneTried];
}

/** Results in an aligned column, followed by their calculation. */
function stepRows({ steps }: ReceiptText): string[] {
  const width = Math.max(...steps.map(({ result }) => result.length));
  return columns(
    steps.map(({ name, formula, result }) => [name, `${result.padStart(width)} = ${formula}`]),
  );
}

function limitRows({ limits }: ReceiptText): string[] {
  return columns(
    limits.map(({ name, flown, allowed, verdict }) => [name, flown, allowed, verdict]),
  );
}

/** Rows with aligned cells. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(width(i)))
      .join('   ')
      .trimEnd(),
  );
}
