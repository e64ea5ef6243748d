import { type Finding, warning } from '../igc/finding.js';
import { MISSING_VALUE, type Recording } from '../igc/recording.js';
import type { AircraftKind } from '../track/engine-runs.js';
import { type FixInterval, fixAtOrAfter } from '../track/fix-interval.js';
import { isLaunchInGap, type Launch } from '../track/launch.js';
import { sensorColumn } from '../track/sensor-column.js';
import type { Track } from '../track/track.js';
import { clockText } from './clock-text.js';

/**
 * Noise of a tow, from 0 to 999, stays below this: an open window reaches 530. That of an engine that
 * lifts the aircraft starts at 700.
 */
export const MAX_LAUNCH_NOISE = 650;
/** Noise of a quiet glider. A recorder that is louder for most of the time measures something else. */
const MAX_GLIDE_NOISE = 200;
/** Wheels are loud on the ground run. */
const GROUND_RUN_S = 30;

/** A launch and its aircraft. */
interface LaunchedFlight {
  readonly recording: Recording;
  readonly track: Track;
  /** From takeoff to landing. */
  readonly flight: FixInterval;
  readonly launch: Launch;
  readonly kind: AircraftKind | undefined;
  /** Whether the pilot set the scoring windows, and so answered where the launch ended. */
  readonly hasSetWindows: boolean;
}

/**
 * Returns findings about the launch: a release that may be at another time, and an engine in an
 * aircraft that has none.
 */
export function launchFindings(launched: LaunchedFlight): Finding[] {
  const { track, flight, launch, kind, hasSetWindows } = launched;
  const findings: Finding[] = [];
  if (!launch.isCertain && !hasSetWindows) {
    const { release } = launch;
    const cause = isLaunchInGap(track, { first: flight.first, last: release })
      ? 'interval'
      : 'other';
    findings.push(warning('LAUNCH_UNCERTAIN', clockText(track.timeS[release]!), cause));
  }
  if (kind === 'GL' && isLikeSelfLaunch(launched)) findings.push(warning('SELF_LAUNCH_SUSPECTED'));
  return findings;
}

function isLikeSelfLaunch({ recording, track, flight, launch }: LaunchedFlight): boolean {
  const airborne = fixAtOrAfter(track, track.timeS[flight.first]! + GROUND_RUN_S);
  return ['MOP', 'ENL'].some((code) => {
    const column = sensorColumn(recording.fixes, code);
    if (!column) return false;
    const medianOf = (first: number, last: number) =>
      median(track.record.subarray(first, last + 1), column);
    return (
      medianOf(airborne, launch.release) > MAX_LAUNCH_NOISE &&
      medianOf(launch.release, flight.last) <= MAX_GLIDE_NOISE
    );
  });
}

/** Returns the median of the known values of a column at some records; 0 without any. */
function median(records: Int32Array, column: Int32Array): number {
  const values = records
    .map((record) => column[record]!)
    .filter((value) => value !== MISSING_VALUE)
    .toSorted();
  return values[values.length >> 1] ?? 0;
}
