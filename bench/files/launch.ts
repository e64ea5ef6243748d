import {
  createTrack,
  findEngineRuns,
  findFlights,
  findLaunch,
  type Launch,
  parseIgc,
  type Track,
} from '@cloudstreet/scoring/parse';
import { readTestFile } from '../../packages/scoring/src/testing/test-data.ts';
import {
  LAUNCH_LABELS,
  type LaunchLabel,
} from '../../packages/scoring/src/track/testing/launch-labels.ts';
import { timeNear } from '../../packages/scoring/src/track/testing/time-near.ts';
import { findLaunchByLimits } from './launch-by-limits.ts';
import type { Section, Verdict } from './section.ts';

type Detected = Pick<Launch, 'kind' | 'release'> & { readonly isCertain?: boolean };

const DETECTORS: Readonly<Record<string, (...given: Parameters<typeof findLaunch>) => Detected>> = {
  limits: findLaunchByLimits,
  evidence: findLaunch,
};

/** Kinds of launch and releases. A self-launch is read as one of a motor glider. */
export const LAUNCH_SECTION: Section<LaunchLabel> = {
  name: 'launch',
  labels: LAUNCH_LABELS,
  judge(label) {
    const { recording } = parseIgc(readTestFile(label.file));
    const track = createTrack(recording, { first: 0, last: recording.fixes.count - 1 });
    const flight = findFlights(track)[0]!;
    const runs = findEngineRuns(recording, track, label.kind === 'S' ? 'MG' : 'GL');
    return Object.entries(DETECTORS).map(([detector, find]) =>
      compare(detector, label, track, find(track, flight, runs)),
    );
  },
};

function compare(detector: string, label: LaunchLabel, track: Track, launch: Detected): Verdict {
  const { kind, release, isCertain = true } = launch;
  const isRight = kind === label.kind;
  const labelled =
    label.release === undefined ? undefined : fixAtClock(track, label.release, release);
  const isMeasured = isRight && labelled !== undefined;
  return {
    detector,
    right: isRight ? 1 : 0,
    wrong: isRight ? [] : [`kind ${kind}`],
    missed: isRight ? [] : [`kind ${label.kind}`],
    uncertain: isCertain ? [] : ['the release'],
    offS: isMeasured ? { release: [track.timeS[release]! - track.timeS[labelled]!] } : {},
    offM: isMeasured ? { release: [track.altitudeM[release]! - track.altitudeM[labelled]!] } : {},
  };
}

function fixAtClock({ timeS, count }: Track, clock: string, near: number): number {
  const seconds = timeNear(clock, timeS[near]!);
  let fix = 0;
  while (fix < count - 1 && timeS[fix]! < seconds) fix++;
  return fix;
}
