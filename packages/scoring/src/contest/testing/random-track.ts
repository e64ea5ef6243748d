import type { Track } from '../../track/track.js';
import { trackOfRows } from './read-track.js';

/** Courses that differ in what makes searching them hard. */
export const TRACK_SHAPES = ['wandering', 'straight', 'circling', 'closed', 'stuttering'] as const;
export type TrackShape = (typeof TRACK_SHAPES)[number];

const LAT = 47 * 6_000_000;
const LON = 9 * 6_000_000;
/** Units of latitude in a kilometre, nearly. */
const KM = 54_000;

/**
 * A small flight of some 30 km across. Times are irregular, and altitudes are multiples of 100 m so
 * that limits are met exactly.
 */
export function createRandomTrack(course: TrackShape, count: number, random: () => number): Track {
  let [lat, lon, timeS, heading] = [0, 0, 36_000, random() * 2 * Math.PI];
  const rows: [number, number, number, number][] = [];
  for (let i = 0; i < count; i++) {
    const phase = (2 * Math.PI * i) / count;
    const step = (30 * KM * (0.5 + random())) / count;
    if (course === 'wandering') heading += random() - 0.5;
    if (course === 'circling') heading += i % 40 < 25 ? 0.7 : 0.02;
    const stays = course === 'stuttering' && random() < 0.6;
    if (!stays) {
      lat += step * Math.cos(heading);
      lon += 1.4 * step * Math.sin(heading);
      if (course === 'stuttering' && random() < 0.2) heading = random() * 2 * Math.PI;
    }
    if (course === 'closed') {
      lat = 8 * KM * Math.sin(phase) + random() * KM;
      lon = 12 * KM * Math.sin(phase + 0.9) + random() * KM;
    }
    timeS += 1 + Math.floor(random() * 40);
    rows.push([
      timeS,
      LAT + Math.round(lat),
      LON + Math.round(lon),
      Math.round(6 + 8 * Math.sin(3 * phase) + 10 * random()) * 100,
    ]);
  }
  return trackOfRows(rows);
}
