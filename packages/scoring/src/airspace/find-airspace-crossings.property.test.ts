import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Position } from '../geo/position.js';
import { trackOver } from '../testing/made-track.js';
import type { Track } from '../track/track.js';
import type { Airspace } from './airspace.js';
import { createAirspaceIndex } from './airspace-index.js';
import { airspaceOutline } from './airspace-outline.js';
import { findAirspaceCrossings } from './find-airspace-crossings.js';
import { toOutlineM } from './testing/outline-distance.js';
import { NEAR_HORIZONTAL_M, NEAR_VERTICAL_M } from './track-chunks.js';

/** A coarse grid, so that corners, fixes and edges often lie on each other. */
const GRID = 1 / 64;
const SAMPLES = 40;
const FLOOR_M = 900;
const CEILING_M = 1500;

const cell = fc.integer({ min: -4, max: 4 });
const place = fc.record({ north: cell, east: cell });

function madeAirspace(corners: readonly { north: number; east: number }[], at: Position): Airspace {
  return {
    class: 'D',
    name: '',
    floor: { reference: 'MSL', altitudeM: FLOOR_M, text: '' },
    ceiling: { reference: 'MSL', altitudeM: CEILING_M, text: '' },
    schedule: { periods: [], byNotam: false, otherTimes: [], isIncomplete: false },
    outline: corners.map((corner) => ({ kind: 'corner', ...placed(corner, at) })),
    lines: { first: 1, last: 1 },
  };
}

function placed({ north, east }: { north: number; east: number }, at: Position): Position {
  const lon = at.lon + east * GRID;
  return { lat: at.lat + north * GRID, lon: lon - 360 * Math.round(lon / 360) };
}

interface Sample extends Position {
  readonly timeS: number;
  readonly altitudeM: number;
}

/** Returns many places along the path, the ends of steps included. */
function samplesOf({ lat, lon, timeS, altitudeM, count }: Track): Sample[] {
  const samples: Sample[] = [];
  for (let fix = 0; fix < count - 1; fix++) {
    const turn = Math.round((lon[fix + 1]! - lon[fix]!) / 6e6 / 360) * 360;
    for (let step = 0; step < SAMPLES; step++) {
      const share = step / SAMPLES;
      const between = (from: number, to: number) => from + (to - from) * share;
      samples.push({
        lat: between(lat[fix]!, lat[fix + 1]!) / 6e6,
        lon: between(lon[fix]! / 6e6, lon[fix + 1]! / 6e6 - turn),
        timeS: between(timeS[fix]!, timeS[fix + 1]!),
        altitudeM: between(altitudeM[fix]!, altitudeM[fix + 1]!),
      });
    }
  }
  return samples;
}

/** Every edge is asked, without bands, boxes or what was known of the place before. */
function isOver(outline: readonly Position[], at: Position): boolean {
  const shift = (lon: number) => lon - at.lon - 360 * Math.round((lon - at.lon) / 360);
  let inside = false;
  for (const [i, to] of outline.entries()) {
    const from = outline.at(i - 1)!;
    if (from.lat > at.lat === to.lat > at.lat) continue;
    const [fromLon, toLon] = [shift(from.lon), shift(to.lon)];
    const share = (at.lat - from.lat) / (to.lat - from.lat);
    if (fromLon + share * (toLon - fromLon) > 0) inside = !inside;
  }
  return inside;
}

test.each([
  { why: 'in the north', at: { lat: 47.5, lon: 11 } },
  { why: 'across the date line', at: { lat: -17, lon: 180 } },
  { why: 'across the equator', at: { lat: 0, lon: 0 } },
])('finds the same crossings as a search over all samples, $why', ({ at }) => {
  fc.assert(
    fc.property(
      fc.array(place, { minLength: 1, maxLength: 9 }),
      fc.array(
        fc.record({ north: cell, east: cell, altitudeM: fc.integer({ min: 700, max: 1700 }) }),
        {
          minLength: 2,
          maxLength: 8,
        },
      ),
      (corners, fixes) => {
        const airspace = madeAirspace(corners, at);
        const track = trackOver(
          fixes.map((fix, i) => ({ ...placed(fix, at), altitudeM: fix.altitudeM, timeS: i * 200 })),
        );
        const index = createAirspaceIndex([airspace]);
        const { crossings, nearMisses } = findAirspaceCrossings(index, { track });
        const intervals = crossings[0]?.intervals ?? [];
        const outline = airspaceOutline(airspace, 1);
        let nearest = Infinity;
        for (const sample of samplesOf(track)) {
          const [edgeM, over] = [toOutlineM(sample, outline), isOver(outline, sample)];
          const above = Math.min(sample.altitudeM - FLOOR_M, CEILING_M - sample.altitudeM);
          const measure = Math.max(
            over ? 0 : edgeM / NEAR_HORIZONTAL_M,
            Math.max(0, -above) / NEAR_VERTICAL_M,
          );
          nearest = Math.min(nearest, measure);
          // On an outline either answer is right.
          if (edgeM < 1 || Math.abs(above) < 0.01) continue;
          const isFound = intervals.some(
            ({ entry, exit }) => entry.timeS <= sample.timeS && sample.timeS <= exit.timeS,
          );
          expect(isFound).toBe(over && above > 0);
        }
        for (const [i, { entry, exit }] of intervals.entries()) {
          expect(exit.timeS).toBeGreaterThan(entry.timeS);
          expect(entry.timeS).toBeGreaterThanOrEqual(intervals[i - 1]?.exit.timeS ?? 0);
        }
        if (intervals.length > 0) return;
        // Apart from rounding, samples never come nearer than the flight does. A flight may come
        // near horizontally and vertically at once between two samples.
        const found = nearMisses[0]
          ? Math.max(
              nearMisses[0].horizontalM / NEAR_HORIZONTAL_M,
              nearMisses[0].verticalM / NEAR_VERTICAL_M,
            )
          : 1;
        const isBesideOnly = fixes.every(
          ({ altitudeM }) => altitudeM > FLOOR_M && altitudeM < CEILING_M,
        );
        const limit = isBesideOnly ? Math.min(1, nearest) + 0.01 : 1;
        expect(found).toBeLessThanOrEqual(limit);
      },
    ),
    { numRuns: 400 },
  );
});
