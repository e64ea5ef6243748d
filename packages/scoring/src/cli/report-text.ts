import type { Report } from './report.js';

/** The report as a table for reading. */
export function formatReport(report: Report): string {
  const { file, recording, takeoff_time, landing_time } = report;
  const recorder = `${recording.manufacturer}${recording.serial && ` ${recording.serial}`}`;
  const lines = [
    `${file}: ${recording.date}, recorder ${recorder || 'unknown'}, ${recording.fixes} fixes`,
    `Takeoff ${clock(takeoff_time)}, landing ${clock(landing_time)} UTC`,
    '',
    ...contestTable(report),
  ];
  if (report.findings.length > 0) {
    lines.push('', ...report.findings.map(({ type, token, msg }) => `${type} ${token}: ${msg}`));
  }
  return `${lines.join('\n')}\n`;
}

function contestTable({ contest }: Report): string[] {
  if (contest.length === 0) return ['Nothing to score.'];
  const rows = contest.map(({ name, points, distance, speed }) =>
    tableRow([name, points.toFixed(2), distance.toFixed(2), speed.toFixed(2)]),
  );
  return [tableRow(['contest', 'points', 'km', 'km/h']), ...rows];
}

function tableRow([name = '', ...figures]: readonly string[]): string {
  return `${name.padEnd(12)}${figures.map((figure) => figure.padStart(10)).join('')}`;
}

function clock(timestamp: string | undefined): string {
  return timestamp?.slice(11, 19) ?? 'not found';
}
