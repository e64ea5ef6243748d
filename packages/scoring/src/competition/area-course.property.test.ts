import { expect, test } from 'vitest';
import type { Position } from '../geo/position.js';
import { createRandom } from '../testing/create-random.js';
import { repetitions } from '../testing/repetitions.js';
import { type AreaPlaces, areaCourses, longestAreaCourse } from './area-course.js';
import { EARTH_MODELS, type EarthModel, earthDistanceM } from './earth-model.js';

const START = { lat: 50, lon: 8 };
const FINISH = { lat: 50.2, lon: 8.3 };

/** Places near a middle, as a flight with its moments. */
function flightOf(random: () => number, count: number): Position[] {
  const middle = { lat: 49 + 2 * random(), lon: 7 + 2 * random() };
  return Array.from({ length: count }, () => ({
    lat: middle.lat + 0.3 * random(),
    lon: middle.lon + 0.5 * random(),
  }));
}

function areaOf(flight: readonly Position[], moments: readonly number[]): AreaPlaces {
  return {
    moments: Float64Array.from(moments),
    lat: Float64Array.from(moments, (moment) => flight[moment]!.lat),
    lon: Float64Array.from(moments, (moment) => flight[moment]!.lon),
  };
}

/** Areas that are visited one after the other, again and again, or at the same time. */
function areasOf(random: () => number): AreaPlaces[] {
  const count = 24 + Math.floor(24 * random());
  const flight = flightOf(random, count);
  const layers = 2 + Math.floor(2 * random());
  const isInOrder = random() < 0.3;
  const share = 0.2 + 0.6 * random();
  return Array.from({ length: layers }, (_, layer) => {
    const moments = Array.from({ length: count }, (__, moment) => moment).filter((moment) =>
      isInOrder ? Math.floor((moment * layers) / count) === layer : random() < share,
    );
    return areaOf(flight, moments);
  });
}

/** Tries all combinations. */
function bruteForceM(areas: readonly AreaPlaces[], finish: Position, earth: EarthModel): number {
  const longestM = (from: Position, moment: number, area: number): number => {
    const places = areas[area];
    if (!places) return earthDistanceM(from, finish, earth);
    let best = -Infinity;
    for (const [index, at] of places.moments.entries()) {
      if (at < moment) continue;
      const place = { lat: places.lat[index]!, lon: places.lon[index]! };
      const rest = longestM(place, at, area + 1);
      best = Math.max(best, earthDistanceM(from, place, earth) + rest);
    }
    return best;
  };
  return longestM(START, -Infinity, 0);
}

test.each(EARTH_MODELS)('finds the longest course over areas to half a metre (%s)', (earth) => {
  const random = createRandom(87);
  for (let run = 0; run < repetitions(60); run++) {
    const areas = areasOf(random);
    const expectedM = bruteForceM(areas, FINISH, earth);
    const found = longestAreaCourse(areas, [START, FINISH], earth);
    expect(
      Math.abs((found?.lengthM ?? -Infinity) - expectedM) < 0.5 || expectedM === -Infinity,
    ).toBe(true);
  }
});

test('the length of a course is that over its places', () => {
  const random = createRandom(88);
  for (let run = 0; run < repetitions(40); run++) {
    const areas = areasOf(random);
    const found = longestAreaCourse(areas, [START, FINISH], 'wgs84');
    const places = (found?.places ?? []).map((place, area) => ({
      moment: areas[area]!.moments[place]!,
      lat: areas[area]!.lat[place]!,
      lon: areas[area]!.lon[place]!,
    }));
    const way = [START, ...places, FINISH];
    const lengthM = way
      .slice(1)
      .reduce((sum, place, index) => sum + earthDistanceM(way[index]!, place, 'wgs84'), 0);
    expect(found === undefined || Math.abs(found.lengthM - lengthM) < 0.05).toBe(true);
    const moments = places.map(({ moment }) => moment);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  }
});

test('an end before a leaving is not lost to a later one', () => {
  const flight = [
    { lat: 50.3, lon: 8 },
    { lat: 50.31, lon: 8 },
    { lat: 50.5, lon: 8 },
  ];
  const area = areaOf(flight, [0, 1, 2]);
  const momentsWith = (leavings: readonly number[]) =>
    areaCourses([area], START, 'wgs84', Float64Array.from(leavings)).ends.map(
      ({ moment }) => moment,
    );
  expect(momentsWith([1.5])).toEqual([0, 1, 2]);
});
