import type { Position } from '../geo/position.js';
import type { Track } from '../track/track.js';
import { roundToHundredths } from '../units/round.js';
import { lengthKm } from './check-course.js';
import type { CourseScore, ScoreGeometry } from './contest-entry.js';
import type { ScoreName } from './contest-names.js';
import type { FlownCourse } from './flown-course.js';
import { timestamp } from './timestamp.js';

/**
 * Writes a course down in the contract's shape.
 *
 * @param distance The scored distance in km, 2 decimals.
 */
export function describeScore(
  track: Track,
  name: ScoreName,
  flown: FlownCourse,
  distance: number,
): CourseScore {
  const start = flown.fixes[0]!;
  const finish = flown.fixes.at(-1)!;
  const duration = secondsBetween(track, start, finish);
  return {
    name,
    declared: flown.isDeclared,
    distance,
    speed: speedKmh(distance, duration),
    duration,
    total_seconds: duration,
    start_time: timeOf(track, start),
    end_time: timeOf(track, finish),
    turnpoints: flown.points.map((point, i) => ({
      lat: point.lat,
      lon: point.lon,
      time: timeOf(track, flown.fixes[i]!),
    })),
    leg: describeLegs(track, flown),
    geom: describeLines(flown.lines),
  };
}

/** The flight between neighbouring points, without legs of no length. */
function describeLegs(track: Track, { fixes, points }: FlownCourse) {
  return fixes
    .slice(1)
    .map((to, i) => ({ from: fixes[i]!, to, km: lengthKm(points[i]!, points[i + 1]!) }))
    .filter(({ from, to }) => from !== to)
    .map(({ from, to, km }, i) => {
      const distance = roundToHundredths(km);
      const duration = secondsBetween(track, from, to);
      return {
        number: i + 1,
        start_time: timeOf(track, from),
        end_time: timeOf(track, to),
        start_alt: track.altitudeM[from]!,
        end_alt: track.altitudeM[to]!,
        distance,
        speed: speedKmh(distance, duration),
        duration,
      };
    });
}

function describeLines(lines: readonly (readonly [Position, Position])[]): ScoreGeometry {
  return {
    type: 'FeatureCollection',
    features: lines.map((line, idx) => ({
      type: 'Feature',
      properties: { idx },
      geometry: {
        type: 'LineString',
        coordinates: line.map(({ lat, lon }) => [lon, lat] as const),
      },
    })),
  };
}

function secondsBetween(track: Track, from: number, to: number): number {
  return track.timeS[to]! - track.timeS[from]!;
}

function speedKmh(km: number, seconds: number): number {
  return seconds === 0 ? 0 : roundToHundredths((km * 3600) / seconds);
}

function timeOf(track: Track, fix: number): string {
  return timestamp(track.dayStartS + track.timeS[fix]!);
}
