import type { ContestEntry } from '../contest/contest-entry.js';
import type { ContestName } from '../contest/contest-names.js';
import { CONTEST_RULES } from '../contest/rules/contest-rules.js';
import { inspectFlight } from '../flight/inspect-flight.js';
import { splitFlights } from '../flight/split-flights.js';
import { distanceM } from '../geo/distance.js';
import type { Position } from '../geo/position.js';
import { parseIgc } from '../igc/parse-igc.js';
import { isFaiTriangle, type LegShareBand } from '../shape/fai-triangle.js';
import { RULE_SETS } from '../task/rule-sets.js';
import { createTrack } from '../track/create-track.js';
import { POSITION_UNITS_PER_DEGREE } from '../track/track.js';
import { circlingFlight } from './circling-flight.js';
import { area, circle, label, line, type Point, svg } from './svg.js';

const COURSES: readonly ContestName[] = ['free', 'triangle', 'out_return', 'speed'];
const PANEL = 180;
const RADIANS = Math.PI / 180;

/** The best courses over the flight of the examples. */
export function coursesFigure(places: readonly Position[], entries: readonly ContestEntry[]) {
  const at = (x: number) => planeOf(places, [x + 10, 30], PANEL - 30);
  const parts = COURSES.flatMap((contest, i) => {
    const entry = entries.find(({ name }) => name === contest)!;
    const toPoint = at(i * PANEL);
    const course = courseOf(entry).map(toPoint);
    return [
      label(`${contest}, ${entry.distance} km`, [i * PANEL + 10, 18]),
      line('track', places.map(toPoint)),
      line('course', course),
      course.map((point) => circle('dot', point, 3.5)),
    ].flat();
  });
  const title = 'The best course of free, triangle, out_return and speed over the same seven fixes';
  return svg(title, [COURSES.length * PANEL, PANEL + 20], parts);
}

/** Places of the third turnpoint for which a triangle over a given leg is an FAI triangle. */
export function sectorsFigure(): string {
  const bands = triangleBands();
  const [legA, legB] = [200_000, 400_000];
  const parts = [legA, legB].flatMap((legM, i) => {
    const scale = 130 / legM;
    const [left, top] = [110 + i * 360, 190];
    const ends: Point[] = [
      [left, top],
      [left + legM * scale, top],
    ];
    return [
      sectorRows(legM, bands).map(({ yM, fromM, toM }) =>
        area([
          [left + fromM * scale, top - yM * scale],
          [left + toM * scale, top - yM * scale],
          [left + toM * scale, top - (yM + legM / STEPS) * scale],
          [left + fromM * scale, top - (yM + legM / STEPS) * scale],
        ]),
      ),
      line('course', ends),
      ends.map((point) => circle('dot', point, 3.5)),
      label(`leg of ${legM / 1000} km`, [left + 65, top + 22], 'middle'),
    ].flat();
  });
  return svg('Places of the third turnpoint of an FAI triangle', [720, 225], parts);
}

function courseOf({ receipt }: ContestEntry): Position[] {
  return receipt.course.fixes.map(({ lat, lon }) => ({
    lat: lat / POSITION_UNITS_PER_DEGREE,
    lon: lon / POSITION_UNITS_PER_DEGREE,
  }));
}

const STEPS = 60;

interface Row {
  readonly yM: number;
  readonly fromM: number;
  readonly toM: number;
}

/** Runs of places on one side of a leg, on a plane. */
function sectorRows(legM: number, bands: readonly LegShareBand[]): Row[] {
  const stepM = legM / STEPS;
  const rows: Row[] = [];
  for (let yM = stepM / 2; yM < 2 * legM; yM += stepM) {
    let row: Row | undefined;
    for (let xM = -legM; xM < 2 * legM; xM += stepM / 4) {
      const legs = [legM, Math.hypot(xM, yM), Math.hypot(legM - xM, yM)] as const;
      if (isFaiTriangle(legs, bands))
        row = { yM: yM - stepM / 2, fromM: row?.fromM ?? xM, toM: xM + stepM / 4 };
      else if (row) {
        rows.push(row);
        row = undefined;
      }
    }
    if (row) rows.push(row);
  }
  return rows;
}

function triangleBands(): readonly LegShareBand[] {
  const rule = CONTEST_RULES.find(({ name }) => name === 'triangle');
  const geometry = rule?.courses[0]?.geometry;
  if (geometry?.kind !== 'triangle') throw new TypeError('The contest triangle has no triangle.');
  return geometry.bands;
}

/** The four kinds of observation zones. The leg arrives from the left and turns downwards. */
export function zonesFigure(): string {
  const { D, F, P } = RULE_SETS;
  const keyhole = P.turnpoint[0]!;
  const kinds = [
    { text: `cylinder, ${D.start.radiusM! / 1000} km`, draw: (at: Point) => [disc(at, 40)] },
    { text: `line, 2 × ${F.start.radiusM! / 1000} km`, draw: startLine },
    { text: 'quadrant, unbounded', draw: (at: Point) => [sector(at, 75)] },
    {
      text: `keyhole, ${keyhole.radiusM! / 1000} km`,
      draw: (at: Point) => [sector(at, 70), disc(at, 9)],
    },
  ];
  const parts = kinds.flatMap(({ text, draw }, i) => {
    const at: Point = [i * PANEL + 85, 105];
    const isLine = i === 1;
    const end: Point = isLine ? [at[0] + 75, at[1]] : [at[0], at[1] + 70];
    return [
      label(text, [i * PANEL + 85, 18], 'middle'),
      draw(at),
      line('track', isLine ? [at, end] : [[at[0] - 75, at[1]], at, end]),
      circle('dot', at, 3.5),
    ].flat();
  });
  return svg('Cylinder, line, quadrant and keyhole', [4 * PANEL, 190], parts);
}

function startLine([x, y]: Point): string[] {
  return [
    line('course', [
      [x, y - 55],
      [x, y + 55],
    ]),
  ];
}

function disc(at: Point, radius: number): string {
  return circle('area', at, radius);
}

/** 45° to either side of the bisector, outside of a turn from the left downwards: to the upper right. */
function sector([x, y]: Point, radius: number): string {
  const arc = Array.from({ length: 31 }, (_, i): Point => {
    const angle = i * 3 * RADIANS;
    return [x + radius * Math.cos(angle), y - radius * Math.sin(angle)];
  });
  return area([[x, y], ...arc]);
}

/** Start and finish of the closed course of the example. */
export function closureFigure(entries: readonly ContestEntry[]): string {
  const fixes = courseOf(entries.find(({ name }) => name === 'triangle')!);
  const [start, finish] = [fixes[0]!, fixes.at(-1)!];
  const away = (ordered: readonly Position[]) =>
    ordered.find((fix) => distanceM(fix, start) > 10_000)!;
  const gapM = Math.round(distanceM(start, finish));
  const scale = 0.11;
  const shrink = Math.cos(start.lat * RADIANS);
  const centre: Point = [200, 130];
  const near = ({ lat, lon }: Position): Point => [
    centre[0] + (lon - start.lon) * 111_320 * shrink * scale,
    centre[1] - (lat - start.lat) * 111_230 * scale,
  ];
  const towards = (to: Point): Point => {
    const length = Math.hypot(to[0] - centre[0], to[1] - centre[1]);
    return [
      centre[0] + ((to[0] - centre[0]) * 300) / length,
      centre[1] + ((to[1] - centre[1]) * 300) / length,
    ];
  };
  return svg(
    'Start and finish of a closed course may be 1000 m apart',
    [720, 260],
    [
      circle('limit', centre, 1000 * scale),
      line('course', [centre, towards(near(away(fixes)))]),
      line('course', [towards(near(away(fixes.toReversed()))), near(finish)]),
      line('limit', [centre, near(finish)]),
      circle('dot', centre, 4),
      circle('dot', near(finish), 4),
      label('start', [centre[0] - 38, centre[1] + 5]),
      label('finish', [near(finish)[0] - 8, near(finish)[1] + 20]),
      label(`${gapM} m, at most 1000 m`, [330, 175]),
    ],
  );
}

function barogramY(altitudeM: number): number {
  return 200 - altitudeM * 0.08;
}

/** Barogram of a flight with takeoff, release and landing; scored times are shaded. */
export function releaseFigure(): string {
  const { recording, findings } = parseIgc(circlingFlight());
  const interval = splitFlights(recording)[0]!;
  const flight = inspectFlight({
    recording,
    interval,
    fileFindings: findings,
    uploadedAtS: 2e9,
    editAllowedUntilS: 2e9,
  });
  const { timeS, altitudeM, dayStartS, count } = createTrack(recording, interval);
  const startS = timeS[0]!;
  const scale = 680 / (timeS[count - 1]! - startS);
  const x = (atS: number) => 20 + (atS - dayStartS - startS) * scale;
  const [from, to] = flight.scoringTimes;
  const events = { takeoff: flight.takeoff, release: flight.release, landing: flight.landing };
  return svg(
    'Takeoff, release and landing on a barogram',
    [720, 225],
    [
      area([
        [x(from!), 30],
        [x(to!), 30],
        [x(to!), 200],
        [x(from!), 200],
      ]),
      line('axis', [
        [20, 200],
        [700, 200],
      ]),
      line(
        'course',
        Array.from(timeS, (atS, fix): Point => [x(dayStartS + atS), barogramY(altitudeM[fix]!)]),
      ),
      ...Object.entries(events).flatMap(([name, event], i) => [
        line('limit', [
          [x(event!.timeS), 30],
          [x(event!.timeS), 200],
        ]),
        label(name, [x(event!.timeS) + (i === 1 ? 20 : 0), 220], 'middle'),
      ]),
      label('scoring window', [x((from! + to!) / 2), 24], 'middle'),
    ],
  );
}

/** Projects positions onto a square of a drawing. */
function planeOf(places: readonly Position[], [left, top]: Point, size: number) {
  const [lats, lons] = [places.map(({ lat }) => lat), places.map(({ lon }) => lon)];
  const shrink = Math.cos(Math.min(...lats) * RADIANS);
  const north = Math.max(...lats);
  const west = Math.min(...lons);
  const extent = Math.max(north - Math.min(...lats), (Math.max(...lons) - west) * shrink);
  return ({ lat, lon }: Position): Point => [
    left + ((lon - west) * shrink * size) / extent,
    top + ((north - lat) * size) / extent,
  ];
}
