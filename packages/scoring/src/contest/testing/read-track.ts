import { readTestFile } from '../../testing/test-data.js';
import type { Track } from '../../track/track.js';

export interface TrackOptions {
  /** `hh:mm:ss` of the first fix to keep. */
  readonly from?: string;
}

/**
 * Reads the plain B records of a recording as the published optima were computed: valid fixes only,
 * without repeated times, pressure altitude.
 */
export function readTrack(file: string, { from = '00:00:00' }: TrackOptions = {}): Track {
  const lines = new TextDecoder('latin1').decode(readTestFile(file)).split(/\r?\n/);
  const rows: [timeS: number, lat: number, lon: number, altitudeM: number][] = [];
  let day = 0;
  for (const line of lines) {
    const match = /^B(\d\d)(\d\d)(\d\d)(\d\d)(\d{5})([NS])(\d{3})(\d{5})([EW])A(-?\d{4,5})/.exec(
      line,
    );
    if (!match) continue;
    const [, h, m, s, latDeg, latMin, ns, lonDeg, lonMin, ew, altitude] = match;
    const clockS = Number(h) * 3600 + Number(m) * 60 + Number(s);
    const before = rows.at(-1)?.[0] ?? 0;
    if (clockS + day < before - 43_200) day += 86_400;
    const timeS = clockS + day;
    if (rows.length > 0 && timeS <= before) continue;
    if (clockS < secondsOf(from) && day === 0) continue;
    const lat = (Number(latDeg) * 60_000 + Number(latMin)) * 100 * (ns === 'S' ? -1 : 1);
    const lon = (Number(lonDeg) * 60_000 + Number(lonMin)) * 100 * (ew === 'W' ? -1 : 1);
    rows.push([timeS, lat, lon, Number(altitude)]);
  }
  return trackOfRows(rows);
}

/** A track from rows of seconds, 1e-5 arc minutes and metres. */
export function trackOfRows(
  rows: readonly (readonly [timeS: number, lat: number, lon: number, altitudeM: number])[],
): Track {
  return {
    count: rows.length,
    dayStartS: 1_752_451_200,
    timeS: Int32Array.from(rows, (row) => row[0]),
    lat: Int32Array.from(rows, (row) => row[1]),
    lon: Int32Array.from(rows, (row) => row[2]),
    altitudeM: Int16Array.from(rows, (row) => row[3]),
    record: Int32Array.from(rows, (_, i) => i),
  };
}

function secondsOf(clock: string): number {
  const [h = 0, m = 0, s = 0] = clock.split(':').map(Number);
  return h * 3600 + m * 60 + s;
}
