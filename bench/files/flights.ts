import {
  createTrack,
  type FixInterval,
  findFlights,
  parseIgc,
  type Track,
} from '@cloudstreet/scoring/parse';
import { readTestFile } from '../../packages/scoring/src/testing/test-data.ts';
import {
  FLIGHT_LABELS,
  type FlightLabel,
} from '../../packages/scoring/src/track/testing/flight-labels.ts';
import { timeNear } from '../../packages/scoring/src/track/testing/time-near.ts';
import type { Section, Verdict } from './section.ts';

/** A takeoff or landing that is further off is that of another flight, or of a part of one. */
const MAX_OFF_S = 120;

/** Takeoffs and landings. */
export const FLIGHT_SECTION: Section<FlightLabel> = {
  name: 'flights',
  labels: FLIGHT_LABELS,
  judge({ file, flights }) {
    const { recording } = parseIgc(readTestFile(file));
    const track = createTrack(recording, { first: 0, last: recording.fixes.count - 1 });
    return [compare(track, flights, findFlights(track))];
  },
};

function compare(
  { timeS }: Track,
  labelled: FlightLabel['flights'],
  found: readonly FixInterval[],
): Verdict {
  const offS = (fix: number, clock: string) => timeS[fix]! - timeNear(clock, timeS[fix]!);
  const pairs = labelled.flatMap(([takeoff, landing]) => {
    const match = found.find(({ first, last }) => {
      const takeoffOffS = takeoff ? offS(first, takeoff) : 0;
      const landingOffS = offS(last, landing);
      return Math.max(Math.abs(takeoffOffS), Math.abs(landingOffS)) <= MAX_OFF_S;
    });
    return match ? [{ takeoff, landing, match }] : [];
  });
  const isRight = (flight: FixInterval) => pairs.some(({ match }) => match === flight);
  return {
    detector: 'states',
    right: pairs.length,
    wrong: found
      .filter((flight) => !isRight(flight))
      .map(({ first, last }) => `flight of ${timeS[last]! - timeS[first]!} s`),
    missed: labelled
      .filter(([, landing]) => !pairs.some((pair) => pair.landing === landing))
      .map(([takeoff, landing]) => `flight from ${takeoff ?? 'the start'} to ${landing}`),
    offS: {
      takeoff: pairs.flatMap(({ takeoff, match }) => (takeoff ? [offS(match.first, takeoff)] : [])),
      landing: pairs.map(({ landing, match }) => offS(match.last, landing)),
    },
  };
}
