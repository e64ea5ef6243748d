import { describePhases, type FlightAnalysis } from '@cloudstreet/scoring/analyse';
import { fixesBetween, unpoweredInterval } from '@cloudstreet/scoring/parse';
import type { FlightPhase } from '@cloudstreet/ui/charts/Barogram';
import { flightUnpoweredTimes, type TimedFlight } from '../track/shaded-intervals.js';

/** Returns the phases of the unpowered part of a flight in the form of the barogram. */
export function phasesOf(flight: TimedFlight, analysis: FlightAnalysis): FlightPhase[] {
  const { startS, endS } = unpoweredInterval(analysis.track, flightUnpoweredTimes(flight));
  const fixes = fixesBetween(analysis.track, startS, endS);
  if (!fixes) return [];
  const { dayStartS, timeS } = analysis.track;
  const timeAt = (fix: number) => dayStartS + timeS[fix]!;
  return describePhases(analysis, fixes).map(({ kind, first, last }) => ({
    kind,
    startS: timeAt(first),
    endS: timeAt(last),
  }));
}
