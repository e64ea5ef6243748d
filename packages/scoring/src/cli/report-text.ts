import type { FlightSummary } from './flight-summary.js';
import { unrankedTexts } from './ranking-text.js';
import type { FlightReport, Report, ReportedFinding } from './report.js';

/** Formats the report as one table per flight. */
export function formatReport(report: Report): string {
  const { file, recording, flights = [report] } = report;
  const recorder = `${recording.manufacturer}${recording.serial && ` ${recording.serial}`}`;
  const head = `${file}: ${recording.date}, recorder ${recorder || 'unknown'}, ${fixesText(recording.fixes)}`;
  const tables = flights.map((flight) => flightLines(flight, report.flight_count).join('\n'));
  return `${head}\n${tables.join('\n\n')}\n`;
}

function flightLines(flight: FlightReport, count: number): string[] {
  return [
    flightHead(flight, count),
    '',
    ...contestTable(flight),
    ...paragraph(findingLines(flight.findings)),
    ...paragraph(flight.note === undefined ? [] : [flight.note]),
  ];
}

/** Returns lines with an empty one before them. */
function paragraph(lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', ...lines];
}

function fixesText(count: number): string {
  return count === 1 ? '1 fix' : `${count} fixes`;
}

/** Returns the heading of a flight: its number and times. */
export function flightHead(flight: FlightSummary, count: number): string {
  const when = flightTimes(flight);
  return count > 1
    ? `Flight ${flight.flight} of ${count}: ${when}`
    : `${when.charAt(0).toUpperCase()}${when.slice(1)}`;
}

function flightTimes({ takeoff_time: takeoff, landing_time: landing }: FlightSummary): string {
  if (takeoff && landing) return `takeoff ${clock(takeoff)}, landing ${clock(landing)} UTC`;
  if (takeoff) return `takeoff ${clock(takeoff)} UTC, landing not found`;
  return landing
    ? `takeoff not found, landing ${clock(landing)} UTC`
    : 'no takeoff or landing found';
}

/** Formats findings, one per line. */
export function findingLines(findings: readonly ReportedFinding[]): string[] {
  return findings.map(({ type, token, msg }) => `${type} ${token}: ${msg}`);
}

function contestTable(flight: FlightReport): string[] {
  if (flight.contest.length === 0) return ['Nothing to score.'];
  const results = flight.contest.map((entry) => ({ entry, reasons: unrankedTexts(entry, flight) }));
  const rows = results.map(({ entry: { name, points, distance, speed }, reasons }) => {
    const row = tableRow([name, points.toFixed(2), distance.toFixed(2), speed.toFixed(2)]);
    return reasons.length === 0 ? row : `${row}  not ranked`;
  });
  const reasons = new Set(results.flatMap((result) => result.reasons));
  return [tableRow(['contest', 'points', 'km', 'km/h']), ...rows, ...paragraph([...reasons])];
}

function tableRow([name = '', ...figures]: readonly string[]): string {
  return `${name.padEnd(12)}${figures.map((figure) => figure.padStart(10)).join('')}`;
}

/** Returns the time of day of a timestamp. */
export function clock(timestamp: string | undefined): string {
  return timestamp?.slice(11, 19) ?? 'not found';
}
