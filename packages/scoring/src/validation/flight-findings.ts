import { error, type Finding, warning } from '../igc/finding.js';
import type { DetectedFlight } from '../track/find-flights.js';
import type { FixInterval } from '../track/fix-interval.js';
import { MIN_WINDOW_S } from '../track/scoring-windows.js';
import { checkBoolean, checkInteger, checkList, checkObject } from '../units/check-value.js';

/** Recommended number of fixes before takeoff, which show that the aircraft stands. */
export const MIN_FIXES_BEFORE_TAKEOFF = 10;

/**
 * Returns findings about missing parts of the flight itself.
 *
 * @throws {TypeError} If an argument has the wrong type.
 */
export function flightFindings(
  flight: DetectedFlight | undefined,
  windows: readonly FixInterval[],
): Finding[] {
  if (flight !== undefined) checkFlight(flight);
  checkList('windows', windows);
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

function checkFlight(flight: DetectedFlight): void {
  checkObject('flight', flight, ['first', 'hasTakeoff', 'hasLanding']);
  checkInteger('first', flight.first, { min: 0, max: Number.MAX_SAFE_INTEGER });
  checkBoolean('hasTakeoff', flight.hasTakeoff);
  checkBoolean('hasLanding', flight.hasLanding);
}
