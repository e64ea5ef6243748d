import { error, type Finding, warning } from '../igc/finding.js';
import type { DetectedFlight } from '../track/find-flights.js';
import type { FixRange } from '../track/fix-range.js';
import { MIN_WINDOW_S } from '../track/scoring-windows.js';

/** The recorder should run this many fixes before takeoff, to show the aircraft standing. */
export const MIN_FIXES_BEFORE_TAKEOFF = 10;

/** What is missing of the flight itself. */
export function flightFindings(
  flight: DetectedFlight | undefined,
  windows: readonly FixRange[],
): Finding[] {
  const findings: Finding[] = [];
  if (!flight?.hasTakeoff) findings.push(error('NO_TAKEOFF'));
  else if (flight.first < MIN_FIXES_BEFORE_TAKEOFF) {
    const parameters = [flight.first, MIN_FIXES_BEFORE_TAKEOFF];
    findings.push(warning('FIXES_BEFORE_TAKEOFF', ...parameters));
  }
  if (flight && !flight.hasLanding) findings.push(warning('NO_LANDING'));
  if (windows.length === 0) findings.push(error('NO_SCORING_WINDOWS', MIN_WINDOW_S));
  return findings;
}
