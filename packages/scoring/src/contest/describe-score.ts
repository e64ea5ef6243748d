import type { FlightAnalysis } from '../analysis/prepare-analysis.js';
import { computeStatistics } from '../analysis/statistics.js';
import type { Position } from '../geo/position.js';
import type { FixInterval } from '../track/fix-interval.js';
import type { Track } from '../track/track.js';
import { roundToHundredths } from '../units/round.js';
import { lengthKm } from './check-course.js';
import type { Score, ScoreGeometry, ScoreLeg } from './contest-entry.js';
import type { ScoreName } from './contest-names.js';
import type { FlownCourse } from './flown-course.js';
import { timestamp } from './timestamp.js';

/**
 * Describes a course in the shape of the contract, with statistics.
 *
 * @param distance Scored distance in km, 2 decimals.
 */
export function describeScore(
  analysis: FlightAnalysis,
  name: ScoreName,
  flown: FlownCourse,
  distance: number,
): Score {
  const { track } = analysis;
  const interval = { first: flown.fixes[0]!, last: flown.fixes.at(-1)! };
  return {
    name,
    declared: flown.isDeclared,
    start_time: timeOf(track, interval.first),
    end_time: timeOf(track, interval.last),
    turnpoints: flown.points.map((point, i) => ({
      lat: point.lat,
      lon: point.lon,
      time: timeOf(track, flown.fixes[i]!),
    })),
    leg: describeLegs(analysis, flown),
    geom: describeLines(flown.lines),
    ...computeStatistics(analysis, interval, distance),
  };
}

/** The flight between consecutive points, without legs of length 0. */
function describeLegs(analysis: FlightAnalysis, { fixes, points }: FlownCourse): ScoreLeg[] {
  return fixes
    .slice(1)
    .map((last, i) => ({ first: fixes[i]!, last, km: lengthKm(points[i]!, points[i + 1]!) }))
    .filter(({ first, last }) => first !== last)
    .map(({ km, ...interval }, i) => describeLeg(analysis, i + 1, interval, roundToHundredths(km)));
}

function describeLeg(
  analysis: FlightAnalysis,
  number: number,
  interval: FixInterval,
  distance: number,
): ScoreLeg {
  const { track } = analysis;
  return {
    number,
    start_time: timeOf(track, interval.first),
    end_time: timeOf(track, interval.last),
    start_alt: track.altitudeM[interval.first]!,
    end_alt: track.altitudeM[interval.last]!,
    ...computeStatistics(analysis, interval, distance),
  };
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

function timeOf(track: Track, fix: number): string {
  return timestamp(track.dayStartS + track.timeS[fix]!);
}
