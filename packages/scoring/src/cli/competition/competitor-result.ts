import type { MissedPoint } from '../../competition/flown-task.js';
import type { DayRow } from '../../competition/score-day.js';
import { timestamp } from '../../contest/timestamp.js';
import { roundTo } from '../../units/round.js';
import type { Difference } from './expected-day.js';

/** Result of a competitor, in the names and units of the contract. */
export interface CompetitorResult {
  readonly competition_id: string;
  /** Absent if there is none of this competitor. */
  readonly file?: string;
  readonly start_time?: string;
  readonly finish_time?: string;
  readonly distance_km: number;
  /** Seconds from start to finish. */
  readonly elapsed_s?: number;
  readonly speed_kmh?: number;
  readonly points: number;
  readonly rank: number;
  readonly status: DayRow['status'];
  /** First point that was missed, and by how much. */
  readonly missed?: {
    readonly point: number;
    readonly name: string;
    readonly reason: MissedPoint['reason'];
    readonly time: string;
    readonly distance_m?: number;
    readonly seconds?: number;
    readonly altitude_difference_m?: number;
    readonly speed_difference_kmh?: number;
  };
  readonly penalty?: { readonly points: number; readonly reason: string };
  /** Ours less the expected figures. */
  readonly difference?: Difference;
}

/** A file of a competitor. */
export interface CompetitorFile {
  readonly file: string;
  readonly dayStartS: number;
}

/** Returns a row as JSON. */
export function competitorResult(
  { id, status, distanceM, speedKmh, points, rank, entry }: DayRow,
  from: CompetitorFile | undefined,
): CompetitorResult {
  const { startS, finishS, elapsedS, missed } = entry.flown ?? {};
  const timeText = (timeS: number) => timestamp((from?.dayStartS ?? 0) + timeS);
  return {
    competition_id: id,
    ...(from && { file: from.file }),
    ...(startS !== undefined && { start_time: timeText(startS) }),
    ...(finishS !== undefined && { finish_time: timeText(finishS) }),
    distance_km: roundTo(distanceM / 1000, 3),
    ...(elapsedS !== undefined && { elapsed_s: elapsedS }),
    ...(speedKmh !== undefined && { speed_kmh: roundTo(speedKmh, 2) }),
    points,
    rank,
    status,
    ...(missed && { missed: missedResult(missed, timeText(missed.timeS)) }),
    ...(entry.penalty && { penalty: entry.penalty }),
  };
}

function missedResult(missed: MissedPoint, time: string) {
  const { point, name, reason, distanceM, byS, byAltitudeM, byKmh } = missed;
  return {
    point,
    name,
    reason,
    time,
    ...(distanceM !== undefined && { distance_m: Math.round(distanceM) }),
    ...(byS !== undefined && { seconds: byS }),
    ...(byAltitudeM !== undefined && { altitude_difference_m: byAltitudeM }),
    ...(byKmh !== undefined && { speed_difference_kmh: byKmh }),
  };
}
