import { splitFlights } from '../../flight/split-flights.js';
import { parseIgc } from '../../igc/parse-igc.js';
import { readTestFile } from '../../testing/test-data.js';
import { createTrack } from '../../track/create-track.js';
import type { Track } from '../../track/track.js';

/** The longest flight of a real file. */
export function recordedTrack(file: string): Track {
  const { recording } = parseIgc(readTestFile(file));
  const [longest] = splitFlights(recording).toSorted(
    (a, b) => b.last - b.first - (a.last - a.first),
  );
  return createTrack(recording, longest!);
}

/** The fixes of a track that are wanted. */
export function fixesOf(track: Track, isIncluded: (fix: number) => boolean): Track {
  const fixes = Array.from({ length: track.count }, (_, fix) => fix).filter(isIncluded);
  return {
    dayStartS: track.dayStartS,
    count: fixes.length,
    timeS: Int32Array.from(fixes, (fix) => track.timeS[fix]!),
    lat: Int32Array.from(fixes, (fix) => track.lat[fix]!),
    lon: Int32Array.from(fixes, (fix) => track.lon[fix]!),
    altitudeM: Int16Array.from(fixes, (fix) => track.altitudeM[fix]!),
    record: Int32Array.from(fixes, (fix) => track.record[fix]!),
  };
}

/** The same flight with fewer fixes: each at least this long after the one before. */
export function everyS(track: Track, intervalS: number): Track {
  let nextS = Number.NEGATIVE_INFINITY;
  return fixesOf(track, (fix) => {
    if (track.timeS[fix]! < nextS) return false;
    nextS = track.timeS[fix]! + intervalS;
    return true;
  });
}
