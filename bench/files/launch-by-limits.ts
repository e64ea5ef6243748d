import type { FixInterval, Launch, Track } from '@cloudstreet/scoring/parse';

/**
 * Finds the launch by limits alone, for comparison: takes the first steep climb for a winch launch,
 * and ends a tow with the first ten seconds of weak climb or tight turn.
 */
export function findLaunchByLimits(
  track: Track,
  flight: FixInterval,
  engineRuns: readonly FixInterval[],
): Pick<Launch, 'kind' | 'release'> {
  const engineRun = engineRuns.find((run) => isSelfLaunch(track, flight, run));
  if (engineRun) return { kind: 'S', release: Math.min(engineRun.last, flight.last) };
  const winchRelease = findWinchRelease(track, flight);
  if (winchRelease !== undefined) return { kind: 'W', release: winchRelease };
  return { kind: 'T', release: towRelease(track, flight) };
}

function isSelfLaunch({ timeS, altitudeM }: Track, flight: FixInterval, run: FixInterval): boolean {
  if (timeS[run.first]! > timeS[flight.first]! + 30 || run.last <= flight.first) return false;
  return altitudeM[Math.min(run.last, flight.last)]! - altitudeM[flight.first]! >= 100;
}

function findWinchRelease(track: Track, { first, last }: FixInterval): number | undefined {
  const startS = track.timeS[first]!;
  let [isSteep, hasClimbed] = [false, false];
  for (let i = first; i < last; i++) {
    if (track.timeS[i]! - startS > 120) return undefined;
    if (track.timeS[i]! - startS <= 40 && climbMps(track, i, 15) > 5) isSteep = true;
    if (climbMps(track, i, 4) > 5) hasClimbed = true;
    if (isSteep && hasClimbed && climbMps(track, i, 4) < 0.5) return i;
  }
  return isSteep && hasClimbed ? last : undefined;
}

function towRelease(track: Track, flight: FixInterval): number {
  for (let i = flight.first; i < flight.last; i++) {
    const gainM = track.altitudeM[i]! - track.altitudeM[flight.first]!;
    if (gainM >= 1500) return i;
    if (gainM < 200) continue;
    if (climbMps(track, i, 10) < 0.3) return highest(track, i, flight.last, 10);
    if (turnDegPerS(track, i) > 8) return i;
  }
  return highest(track, flight.first, flight.last, 900);
}

function highest(track: Track, first: number, last: number, seconds: number): number {
  let found = first;
  for (let i = first; i <= last && track.timeS[i]! <= track.timeS[first]! + seconds; i++) {
    if (track.altitudeM[i]! > track.altitudeM[found]!) found = i;
  }
  return found;
}

function climbMps(track: Track, fix: number, seconds: number): number {
  const end = fixAfter(track, fix, seconds);
  const elapsedS = track.timeS[end]! - track.timeS[fix]!;
  return elapsedS === 0 ? 0 : (track.altitudeM[end]! - track.altitudeM[fix]!) / elapsedS;
}

function turnDegPerS(track: Track, fix: number): number {
  const middle = fixAfter(track, fix, 5);
  const end = fixAfter(track, middle, 5);
  if (end >= track.count - 1) return 0;
  const turnDeg = headingDeg(track, middle, end) - headingDeg(track, fix, middle);
  const elapsedS = track.timeS[end]! - track.timeS[fix]!;
  return Math.abs(turnDeg - 360 * Math.round(turnDeg / 360)) / (elapsedS / 2);
}

function headingDeg({ lat, lon }: Track, from: number, to: number): number {
  const shrink = Math.cos((lat[from]! / 6_000_000) * (Math.PI / 180));
  const [north, east] = [lat[to]! - lat[from]!, (lon[to]! - lon[from]!) * shrink];
  return (Math.atan2(east, north) * 180) / Math.PI;
}

/** Returns the first fix at least some seconds after another, or the last fix. */
function fixAfter({ timeS, count }: Track, fix: number, seconds: number): number {
  let after = fix;
  while (after < count - 1 && timeS[after]! - timeS[fix]! < seconds) after++;
  return after;
}
