import type { DayFactors } from '../../competition/day-points.js';
import type { CompetitorResult } from './competitor-result.js';

/** Formats the result of a day as a table. */
export function dayText(
  results: readonly CompetitorResult[],
  factors: DayFactors | undefined,
  title: string,
): string {
  const hasDifferences = results.some(({ difference }) => difference);
  const head = ['rank', 'id', 'start', 'finish', 'time', 'km', 'km/h', 'points'];
  const rows = results.map((result) => [
    String(result.rank),
    result.competition_id,
    clock(result.start_time),
    clock(result.finish_time),
    duration(result.elapsed_s),
    result.distance_km.toFixed(2),
    result.speed_kmh?.toFixed(2) ?? '-',
    String(result.points),
    ...(hasDifferences ? differences(result) : []),
    remark(result),
  ]);
  const all = [[...head, ...(hasDifferences ? ['Δ km', 'Δ km/h', 'Δ points'] : []), ''], ...rows];
  const widths = head
    .concat(hasDifferences ? ['', '', ''] : [])
    .map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  const lines = all.map((row) =>
    row
      .map((cell, column) =>
        column === 1 ? cell.padEnd(widths[1]!) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return [title, ...(factors ? [factorLine(factors)] : []), ...lines, ''].join('\n');
}

function differences({ difference = {} }: CompetitorResult): string[] {
  const { distance_km: km, speed_kmh: kmh, points } = difference;
  return [km, kmh, points].map((value) => (value === undefined ? '' : signed(value)));
}

function signed(value: number): string {
  const text = String(value);
  return value > 0 ? `+${text}` : text;
}

function factorLine(factors: DayFactors): string {
  const { launched, distant, fast, maxPoints, dayFactor, isValid } = factors;
  const numbers = `${launched} launched, ${distant} beyond the minimum distance, ${fast} fast`;
  return isValid
    ? `${numbers}: ${Math.round(maxPoints)} points, day factor ${dayFactor.toFixed(2)}`
    : `${numbers}: not a valid day`;
}

function remark({ status, missed, penalty }: CompetitorResult): string {
  const parts = [
    ...(status === 'finished' ? [] : [status.replace('_', ' ')]),
    ...(missed ? [missedText(missed)] : []),
    ...(penalty ? [`penalty ${penalty.points}: ${penalty.reason}`] : []),
  ];
  return parts.join('; ');
}

function missedText(missed: NonNullable<CompetitorResult['missed']>): string {
  const { name, reason, distance_m: m, altitude_difference_m: alt, seconds } = missed;
  const by = [
    ...(m === undefined ? [] : [`${m} m`]),
    ...(alt === undefined ? [] : [`${alt} m of altitude`]),
    ...(seconds === undefined ? [] : [`${seconds} s`]),
  ];
  const what =
    reason === 'not_reached' ? `missed ${name}` : `${name}: ${reason.replaceAll('_', ' ')}`;
  return by.length === 0 ? what : `${what} by ${by.join(', ')}`;
}

function clock(time: string | undefined): string {
  return time?.slice(11, 19) ?? '-';
}

function duration(seconds: number | undefined): string {
  if (seconds === undefined) return '-';
  const minutes = Math.floor(seconds / 60);
  const parts = [Math.floor(minutes / 60), minutes % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
