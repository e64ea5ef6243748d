import { distanceM } from '../geo/distance.js';
import type { FlownPath } from '../task/flown-path.js';
import type { PlannedTask } from '../waypoint/planned-task.js';
import { type Conventions, GATE_GRACE_S } from './conventions.js';
import type { MissedPoint } from './flown-task.js';
import { altitudeAt, timeAt } from './path-moment.js';

type Fault = Omit<MissedPoint, 'point' | 'name' | 'timeS'>;

/** Returns the requirement that a start misses, if it does. */
export function startFault(
  path: FlownPath,
  moment: number,
  task: PlannedTask,
  conventions: Conventions,
): MissedPoint | undefined {
  const timeS = Math.round(timeAt(path, moment));
  const fault =
    timeFault(timeS, task, conventions) ??
    altitudeFault(path, moment, conventions) ??
    speedFault(path, moment, conventions) ??
    lowFault(path, moment, task, conventions);
  return fault && { point: 0, name: task.points[0]!.name, timeS, ...fault };
}

function timeFault(
  timeS: number,
  { startOpensS, startClosesS }: PlannedTask,
  { utcOffsetS = 0 }: Conventions,
): Fault | undefined {
  const opensS = startOpensS === undefined ? -Infinity : startOpensS - utcOffsetS;
  const closesS = startClosesS === undefined ? Infinity : startClosesS - utcOffsetS;
  if (timeS < opensS) return { reason: 'start_too_early', byS: opensS - timeS };
  return timeS > closesS ? { reason: 'start_too_late', byS: timeS - closesS } : undefined;
}

function altitudeFault(
  path: FlownPath,
  moment: number,
  { start: { maxAltitudeM = Infinity } = {} }: Conventions,
): Fault | undefined {
  const byAltitudeM = Math.round(altitudeAt(path, moment) - maxAltitudeM);
  return byAltitudeM > 0 ? { reason: 'start_too_high', byAltitudeM } : undefined;
}

function speedFault(
  path: FlownPath,
  moment: number,
  { start: { maxSpeedKmh = Infinity } = {} }: Conventions,
): Fault | undefined {
  if (maxSpeedKmh === Infinity) return undefined;
  const from = Math.max(0, Math.ceil(moment) - 1);
  const to = Math.min(path.count - 1, from + 1);
  const seconds = path.timeS[to]! - path.timeS[from]!;
  if (seconds <= 0) return undefined;
  const kmh = (distanceM(path.positionAt(from), path.positionAt(to)) / seconds) * 3.6;
  const byKmh = Math.round(kmh - maxSpeedKmh);
  return byKmh > 0 ? { reason: 'start_too_fast', byKmh } : undefined;
}

function lowFault(
  { timeS, altitudeM }: FlownPath,
  moment: number,
  { startOpensS = 0 }: PlannedTask,
  { utcOffsetS = 0, start: { wasBelowM } = {} }: Conventions,
): Fault | undefined {
  if (wasBelowM === undefined) return undefined;
  let lowestM = Infinity;
  for (let fix = Math.floor(moment); fix >= 0 && timeS[fix]! >= startOpensS - utcOffsetS; fix--) {
    lowestM = Math.min(lowestM, altitudeM[fix]!);
  }
  const byAltitudeM = lowestM - wasBelowM;
  return byAltitudeM > 0 ? { reason: 'not_low_before_start', byAltitudeM } : undefined;
}

/** Returns the time from which a start counts: of its gate, or the common one. */
export function gateTimeS(
  crossedS: number,
  { startOpensS }: PlannedTask,
  { utcOffsetS = 0, isCommonStart = false, start: { gateIntervalS } = {} }: Conventions,
): number {
  if (startOpensS === undefined) return crossedS;
  const opensS = startOpensS - utcOffsetS;
  if (isCommonStart) return opensS;
  if (gateIntervalS === undefined) return crossedS;
  const sinceGateS = (crossedS - opensS) % gateIntervalS;
  return gateIntervalS - sinceGateS <= GATE_GRACE_S ? crossedS : crossedS - sinceGateS;
}
