import {
  createTrack,
  type FixInterval,
  findFlights,
  judgeEngine,
  parseIgc,
  type Recording,
  type Track,
} from '@cloudstreet/scoring/parse';
import { readTestFile } from '../../packages/scoring/src/testing/test-data.ts';
import {
  ENGINE_LABELS,
  type EngineLabel,
} from '../../packages/scoring/src/track/testing/engine-labels.ts';
import { timeNear } from '../../packages/scoring/src/track/testing/time-near.ts';
import { findRunsByLevel } from './runs-by-level.ts';
import type { Section, Verdict } from './section.ts';

interface Found {
  readonly runs: readonly FixInterval[];
  readonly uncertain: readonly FixInterval[];
}

const DETECTORS: Readonly<Record<string, (recording: Recording, track: Track) => Found>> = {
  level: (recording, track) => ({ runs: findRunsByLevel(recording, track), uncertain: [] }),
  evidence: (recording, track) => judgeEngine(recording, track, 'MG'),
};
/** Wheels and airbrakes sound at the end of a flight, where no window is left to cut. */
const LANDING_S = 35;

/** Engine runs in flight. Each file is read as one of a motor glider. */
export const ENGINE_SECTION: Section<EngineLabel> = {
  name: 'engine',
  labels: ENGINE_LABELS,
  judge(label) {
    const { recording } = parseIgc(readTestFile(label.file));
    const track = createTrack(recording, { first: 0, last: recording.fixes.count - 1 });
    const flights = findFlights(track);
    const middleS = track.timeS[track.count >> 1]!;
    const labelled = label.noises
      .filter(({ cause }) => cause === 'engine')
      .map(({ start, end }) => ({
        startS: timeNear(start, middleS),
        endS: timeNear(end, middleS),
      }));
    return Object.entries(DETECTORS).map(([detector, find]) => {
      const { runs, uncertain } = find(recording, track);
      const inFlight = (times: readonly Times[]) => timesInFlight(track, flights, times);
      const timesOf = (found: readonly FixInterval[]) =>
        inFlight(
          found.map(({ first, last }) => ({
            startS: track.timeS[first]!,
            endS: track.timeS[last]!,
          })),
        );
      const verdict = compare(inFlight(labelled), timesOf(runs));
      return Object.assign({ detector, uncertain: timesOf(uncertain).map(textOf) }, verdict);
    });
  },
};

interface Times {
  readonly startS: number;
  readonly endS: number;
}

/** Cuts times to the flights of a track. All are in seconds of the track. */
function timesInFlight(
  { timeS }: Track,
  flights: readonly FixInterval[],
  times: readonly Times[],
): Times[] {
  return flights.flatMap(({ first, last }) =>
    times
      .map(({ startS, endS }) => ({
        startS: Math.max(startS, timeS[first]!),
        endS: Math.min(endS, timeS[last]!),
      }))
      .filter(({ startS, endS }) => endS > startS && startS < timeS[last]! - LANDING_S),
  );
}

function compare(labelled: readonly Times[], found: readonly Times[]): Omit<Verdict, 'detector'> {
  const pairs = labelled.flatMap((run) => {
    const match = found.find((each) => overlap(run, each));
    return match ? [{ run, match }] : [];
  });
  const unlike = (others: readonly Times[]) => (each: Times) =>
    !others.some((other) => overlap(each, other));
  return {
    right: pairs.length,
    wrong: found.filter(unlike(labelled)).map(textOf),
    missed: labelled.filter(unlike(found)).map(textOf),
    offS: {
      start: pairs.map(({ run, match }) => match.startS - run.startS),
      end: pairs.map(({ run, match }) => match.endS - run.endS),
    },
  };
}

function overlap(one: Times, other: Times): boolean {
  return one.startS <= other.endS && other.startS <= one.endS;
}

function textOf({ startS, endS }: Times): string {
  const clock = new Date(startS * 1000).toISOString().slice(11, 19);
  return `run of ${endS - startS} s at ${clock}`;
}
