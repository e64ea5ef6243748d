import { distanceKm } from '../geo/distance.js';
import type { Position } from '../geo/position.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';
import type { Score, ScoreGeometry, ScoreName } from './contest-entry.js';
import { roundToHundredths } from './round.js';
import { legsOf, type Solution } from './solution.js';
import { timestamp } from './timestamp.js';

/** The scored distance in km, measured along the geodesics of the solution's lines. */
export function scoredDistanceKm(track: Track, solution: Solution): number {
  const lengths = solution.lines.map(([from, to]) => fixDistanceKm(track, from, to));
  return roundToHundredths(solution.times * lengths.reduce((sum, km) => sum + km, 0));
}

/** Writes a solution down in the contract's shape. */
export function describeScore(track: Track, name: ScoreName, solution: Solution): Score {
  const start = solution.fixes[0]!;
  const finish = solution.fixes.at(-1)!;
  const distance = scoredDistanceKm(track, solution);
  const duration = secondsBetween(track, start, finish);
  return {
    name,
    declared: false,
    distance,
    speed: speedKmh(distance, duration),
    duration,
    total_seconds: duration,
    start_time: timeOf(track, start),
    end_time: timeOf(track, finish),
    turnpoints: solution.fixes.map((fix) => ({
      ...positionOf(track, fix),
      time: timeOf(track, fix),
    })),
    leg: legsOf(solution.fixes).map(([from, to], index) => describeLeg(track, index + 1, from, to)),
    geom: describeLines(track, solution),
  };
}

function describeLeg(track: Track, number: number, from: number, to: number) {
  const distance = roundToHundredths(fixDistanceKm(track, from, to));
  const duration = secondsBetween(track, from, to);
  return {
    number,
    start_time: timeOf(track, from),
    end_time: timeOf(track, to),
    start_alt: track.altitudeM[from]!,
    end_alt: track.altitudeM[to]!,
    distance,
    speed: speedKmh(distance, duration),
    duration,
  };
}

function describeLines(track: Track, { lines }: Solution): ScoreGeometry {
  return {
    type: 'FeatureCollection',
    features: lines.map((line, idx) => ({
      type: 'Feature',
      properties: { idx },
      geometry: {
        type: 'LineString',
        coordinates: line.map((fix) => {
          const { lat, lon } = positionOf(track, fix);
          return [lon, lat] as const;
        }),
      },
    })),
  };
}

function fixDistanceKm(track: Track, from: number, to: number): number {
  return distanceKm(positionOf(track, from), positionOf(track, to));
}

/** Unrounded, so that a reader who measures again stays on the same side of every limit. */
function positionOf(track: Track, fix: number): Position {
  return {
    lat: track.lat[fix]! / POSITION_UNITS_PER_DEGREE,
    lon: track.lon[fix]! / POSITION_UNITS_PER_DEGREE,
  };
}

function secondsBetween(track: Track, from: number, to: number): number {
  return track.timeS[to]! - track.timeS[from]!;
}

function speedKmh(km: number, seconds: number): number {
  return roundToHundredths((km * 3600) / seconds);
}

function timeOf(track: Track, fix: number): string {
  return timestamp(track.dayStartS + track.timeS[fix]!);
}
