import { type Quantity, type Unit, type UnitSystem, unitOf } from '@cloudstreet/scoring/units';
import type { Feature, FeatureCollection, MultiLineString } from 'geojson';
import { altitudeTicks } from '../flight/altitude-ticks.js';
import type { MapPath } from '../flight/flight-path.js';
import { climbPalettes, type ThemeName } from '../theme/tokens.js';
import { METRES_PER_DEGREE } from './mercator.js';

/** Value that determines the colour of a track. */
export type ColoringKind = 'altitude' | 'vario' | 'speed' | 'netto' | 'phase';

/** Quantity of the values. */
export const COLORING_QUANTITIES = {
  altitude: 'altitude',
  vario: 'climb',
  netto: 'climb',
  speed: 'cruiseSpeed',
} as const satisfies Record<Exclude<ColoringKind, 'phase'>, Quantity>;

export interface TrackColoring {
  by: ColoringKind;
  /**
   * One value per fix: m, m/s, km/h, m/s, or the index of the phase among thermal, attempt, glide, and
   * tow or engine. NaN if unknown.
   */
  values: ArrayLike<number>;
}

/** A range of values with one colour. */
export interface ColorClass {
  color: string;
  /** Width of the line. Phases differ in width as well. */
  width: number;
  /** Lowest value of the class; the first class has no lower limit. */
  from: number;
  /** Value in the legend. Undefined for classes of phases. */
  mark: number | undefined;
}

const RAMP_ON_LIGHT = [
  '#161d5b',
  '#2e2572',
  '#502a84',
  '#842579',
  '#a9285f',
  '#c03a46',
  '#ce5630',
  '#d1701e',
] as const;

const RAMP_ON_DARK = [
  '#397bbb',
  '#7980c4',
  '#a885c2',
  '#db84ae',
  '#fa8f89',
  '#ffa86d',
  '#ffc663',
  '#f7e872',
] as const;

/** Even steps of lightness, distinguishable with any colour vision and visible on the map. */
const RAMPS = {
  light: RAMP_ON_LIGHT,
  dark: RAMP_ON_DARK,
  'high-contrast': RAMP_ON_LIGHT,
} as const satisfies Record<ThemeName, readonly string[]>;
/** Number of colours in each. */
const RAMP_COLORS = RAMP_ON_LIGHT.length;

/**
 * Thermal, climb attempt, glide: three hues that are distinguishable with any colour vision. Other
 * parts, such as engine runs, are grey.
 */
const PHASE_COLORS = {
  light: ['#ab2b03', '#67305d', '#1952af', '#838383'],
  dark: ['#fa8233', '#f7b5e8', '#0593e6', '#717171'],
  'high-contrast': ['#8c280d', '#4d1744', '#03409c', '#717171'],
} as const satisfies Record<ThemeName, readonly string[]>;
/** Width of the line of each in px. */
const PHASE_WIDTHS = [3.5, 2.75, 2, 1.25] as const;

const WIDTH_PX = 2.5;
/** Share of values at either end that is ignored, because it would stretch the ramp. */
const TAIL = 0.02;

/**
 * Returns the classes of a coloured track, from the lowest values to the highest. They are centred
 * on round values of the reader's unit.
 *
 * @param unit Unit of the values; defaults to that of the contract.
 */
export function colorClasses(
  { by, values }: TrackColoring,
  theme: ThemeName,
  unit: Pick<Unit, 'factor'> = { factor: 1 },
): ColorClass[] {
  if (by === 'phase') {
    return PHASE_COLORS[theme].map((color, index) => ({
      color,
      width: PHASE_WIDTHS[index]!,
      from: index - 0.5,
      mark: undefined,
    }));
  }
  if (by === 'vario' || by === 'netto') {
    return classesAround(
      climbPalettes[theme].map(({ climbMps, color }) => ({
        mark: roundValue(climbMps, unit),
        color,
      })),
    );
  }
  const marks = roundValues(mostOf(values), unit);
  const shade = (RAMP_COLORS - 1) / Math.max(marks.length - 1, 1);
  return classesAround(
    marks.map((mark, index) => ({ mark, color: RAMPS[theme][Math.round(index * shade)]! })),
  );
}

/** Returns the classes of climb and sink in the given units, the same for every flight. */
export function climbClasses(unitSystem: UnitSystem, theme: ThemeName): ColorClass[] {
  return colorClasses({ by: 'vario', values: [] }, theme, unitOf('climb', unitSystem));
}

/** Builds classes around values; each class reaches halfway to its neighbours. */
function classesAround(marks: readonly { mark: number; color: string }[]): ColorClass[] {
  return marks.map(({ mark, color }, index) => {
    const below = marks[index - 1];
    const from = below ? (below.mark + mark) / 2 : Number.NEGATIVE_INFINITY;
    return { color, width: WIDTH_PX, from, mark };
  });
}

/** Rounds to one significant digit in the unit: 400 fpm and 4 kt are 2.03 and 2.06 m/s. */
function roundValue(value: number, { factor }: Pick<Unit, 'factor'>): number {
  return Number((value * factor).toPrecision(1)) / factor;
}

/**
 * Returns round values, at most one per colour of the ramp, and less than half a step outside the
 * range.
 */
function roundValues([low, high]: [number, number], { factor }: Pick<Unit, 'factor'>): number[] {
  const range = { low: low * factor, high: high * factor };
  const ticks = altitudeTicks({ ...range, maxCount: RAMP_COLORS - 1 });
  const half = ticks.length > 1 ? (ticks[1]! - ticks[0]!) / 2 : 0.5;
  return ticks
    .filter((tick) => tick > range.low - half && tick <= range.high + half)
    .map((tick) => tick / factor);
}

/** Returns the index of the class of a value; -1 for NaN. */
export function classOf(classes: readonly ColorClass[], value: number): number {
  if (!Number.isFinite(value)) return -1;
  let found = 0;
  while (found < classes.length - 1 && value >= classes[found + 1]!.from) found += 1;
  return found;
}

/** Returns the range of all values except the outermost ones. */
function mostOf(values: ArrayLike<number>): [low: number, high: number] {
  const known = Float32Array.from(values).filter((value) => Number.isFinite(value));
  if (known.length === 0) return [0, 1];
  known.sort();
  const at = (share: number) => known[Math.round(share * (known.length - 1))]!;
  const [low, high] = [at(TAIL), at(1 - TAIL)];
  return high > low ? [low, high] : [low, low + 1];
}

/**
 * Fixes closer than this are drawn as one, so that the fixes of a day can be drawn in one frame.
 */
const NEAR_M = 30;
const MAX_POINTS = 30_000;

export interface TrackDetail {
  /** Colour of lines without known values. */
  unknownColor: string;
  /** Minimum distance between the ends of a segment in metres. */
  minStepM?: number;
}

/**
 * Returns the track as simplified lines of one colour each. A value is the mean of the omitted
 * fixes around it.
 */
export function coloredTrack(
  path: MapPath,
  coloring: TrackColoring,
  classes: readonly ColorClass[],
  { unknownColor, minStepM = NEAR_M }: TrackDetail,
): FeatureCollection<MultiLineString> {
  const lines = classes.map((): [number, number][][] => []);
  const unknown: [number, number][][] = [];
  let current: { class: number; line: [number, number][] } | undefined;
  for (const { from, to, value } of phaseIntervals(path, coloring, { minStepM })) {
    const next = classOf(classes, value);
    if (current?.class !== next) {
      current = { class: next, line: [[...path[from]!]] };
      (lines[next] ?? unknown).push(current.line);
    }
    current.line.push([...path[to]!]);
  }
  return {
    type: 'FeatureCollection',
    features: [
      ...classes.map(({ color, width }, index) => toFeature(lines[index]!, color, width)),
      toFeature(unknown, unknownColor, WIDTH_PX),
    ].filter(({ geometry }) => geometry.coordinates.length > 0),
  };
}

function toFeature(
  coordinates: [number, number][][],
  color: string,
  width: number,
): Feature<MultiLineString> {
  const geometry: MultiLineString = { type: 'MultiLineString', coordinates };
  return { type: 'Feature', properties: { color, width }, geometry };
}

/** A simplified segment between two fixes, with the class of its value. */
export interface ClassedSection {
  from: number;
  to: number;
  /** -1 if unknown. */
  class: number;
}

/**
 * Yields the track in space as sections of one colour, from the first to the last fix without gaps.
 *
 * @param altitudeM One altitude per position.
 */
export function* classedSections(
  path: MapPath,
  altitudeM: ArrayLike<number>,
  coloring: TrackColoring,
  classes: readonly ColorClass[],
): Generator<ClassedSection> {
  for (const { from, to, value } of phaseIntervals(path, coloring, { altitudeM })) {
    yield { from, to, class: classOf(classes, value) };
  }
}

/** Yields intervals of the path that are long enough to see, with their mean value or last phase. */
function* phaseIntervals(
  path: MapPath,
  { by, values }: TrackColoring,
  { altitudeM = LEVEL, minStepM = NEAR_M }: { altitudeM?: ArrayLike<number>; minStepM?: number },
) {
  const stepM = (from: number, to: number) => {
    const climbM = (altitudeM[to] ?? 0) - (altitudeM[from] ?? 0);
    return Math.hypot(groundStepM(path, from, to), Number.isFinite(climbM) ? climbM : 0);
  };
  const leastM = Math.max(minStepM, lengthM(path.length, stepM) / MAX_POINTS);
  let [from, sum, count] = [0, 0, 0];
  for (let to = 1; to < path.length; to += 1) {
    const value = values[to] ?? Number.NaN;
    if (Number.isFinite(value)) {
      sum += value;
      count += 1;
    }
    if (stepM(from, to) < leastM && to < path.length - 1) continue;
    const mean = count === 0 ? Number.NaN : sum / count;
    yield { from, to, value: by === 'phase' ? value : mean };
    [from, sum, count] = [to, 0, 0];
  }
}

const LEVEL: ArrayLike<number> = [];

function lengthM(count: number, stepM: (from: number, to: number) => number): number {
  let sumM = 0;
  for (let fix = 1; fix < count; fix += 1) sumM += stepM(fix - 1, fix);
  return sumM;
}

/** On a plane, which is accurate enough on the screen. */
function groundStepM(path: MapPath, from: number, to: number): number {
  const [[lon, lat], [nextLon, nextLat]] = [path[from]!, path[to]!];
  const east = (nextLon - lon) * Math.cos((lat * Math.PI) / 180);
  return Math.hypot(east, nextLat - lat) * METRES_PER_DEGREE;
}
