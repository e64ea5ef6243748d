import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ContestEntry } from './contest/contest-entry.js';
import type { ContestName } from './contest/contest-names.js';
import type { ContestRule, CourseRule } from './contest/rules/contest-rule.js';
import { CONTEST_RULES } from './contest/rules/contest-rules.js';
import { createCourse } from './contest/testing/course.js';
import { scoreTrack } from './contest/testing/score-track.js';
import { scoreFlight } from './flight/score-flight.js';
import { splitFlights } from './flight/split-flights.js';
import { parseIgc } from './igc/parse-igc.js';
import { evaluateTask } from './task/evaluate-task.js';
import type { ObservationZone } from './task/observation-zone.js';
import { RULE_SETS } from './task/rule-sets.js';
import type { Task } from './task/task.js';
import {
  closureFigure,
  coursesFigure,
  releaseFigure,
  sectorsFigure,
  zonesFigure,
} from './testing/guide-figures.js';
import { igcFile } from './testing/igc-text.js';
import { FINDING_CATALOGUE } from './validation/finding-catalogue.js';

const GUIDE = new URL('../docs/scoring.md', import.meta.url);
const README = new URL('../README.md', import.meta.url);
const UPDATE = 'CLOUDSTREET_UPDATE_SNAPSHOTS=1 npm test -- scoring';

test.each([
  { section: 'contests', write: contestTable },
  { section: 'example', write: () => calculationOf(exampleEntries(), 'free') },
  { section: 'speed example', write: () => calculationOf(exampleEntries(), 'speed') },
  { section: 'task example', write: () => calculationOf(taskEntries(), 'declaration') },
  { section: 'rule sets', write: ruleSetTable },
  { section: 'findings', write: findingTable },
])('the $section of the guide are up to date', ({ section, write }) => {
  const guide = readFileSync(GUIDE, 'utf8');
  const [begin, end] = [`<!-- ${section} -->`, `<!-- end of ${section} -->`];
  const parts = [guide.indexOf(begin) + begin.length, guide.indexOf(end)] as const;
  const text = `\n\n${write()}\n\n`;
  const isUpdate = process.env['CLOUDSTREET_UPDATE_SNAPSHOTS'] === '1';
  if (isUpdate) writeFileSync(GUIDE, guide.slice(0, parts[0]) + text + guide.slice(parts[1]));
  const example = isUpdate ? text : guide.slice(...parts);
  expect(example, `out of date, run: ${UPDATE}`).toBe(text);
});

test.each([
  { figure: 'courses', draw: () => coursesFigure(examplePositions(), exampleEntries()) },
  { figure: 'sectors', draw: sectorsFigure },
  { figure: 'closure', draw: () => closureFigure(exampleEntries()) },
  { figure: 'zones', draw: zonesFigure },
  { figure: 'release', draw: releaseFigure },
])('the figure $figure of the guide is up to date', ({ figure, draw }) => {
  const file = new URL(`../docs/figures/${figure}.svg`, import.meta.url);
  const drawing = draw();
  if (process.env['CLOUDSTREET_UPDATE_SNAPSHOTS'] === '1') writeFileSync(file, drawing);
  expect(readFileSync(file, 'utf8') === drawing, `out of date, run: ${UPDATE}`).toBe(true);
  expect(readFileSync(GUIDE, 'utf8')).toContain(`(figures/${figure}.svg)`);
});

function examplePositions() {
  return EXAMPLE.places.map(([lat, lon]) => ({ lat, lon }));
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function contestTable(): string {
  const rows = CONTEST_RULES.flatMap((rule) =>
    rule.courses.map((course, i) => [
      i === 0 ? `\`${rule.name}\` ${rule.version}` : '',
      courseText(course),
      pointsText(rule, course),
      i === 0 ? entryText(rule) : '',
      i === 0 && rule.minPoints > 0 ? String(rule.minPoints) : '',
      i === 0 ? rule.source : '',
    ]),
  );
  return table(['contest', 'course', 'points', 'only', 'ranked from', 'source'], rows);
}

function entryText({ entry = {} }: ContestRule): string {
  const { aircraftKinds, clubCountry, takeoffCountry } = entry;
  const parts = [
    aircraftKinds && `aircraft of kind ${aircraftKinds.join(', ')}`,
    clubCountry && `clubs of ${clubCountry}`,
    takeoffCountry && `takeoffs in ${takeoffCountry}`,
  ];
  return parts.filter(Boolean).join(', ');
}

function courseText({ geometry, bitnerKind, minDistanceKm }: CourseRule): string {
  const parts = [
    bitnerKind && `category ${bitnerKind}:`,
    geometryText(geometry),
    'maxLossOfHeightM' in geometry && `, loss up to ${geometry.maxLossOfHeightM} m`,
    'maxGapM' in geometry && `, gap up to ${geometry.maxGapM} m`,
    minDistanceKm && `, from ${minDistanceKm} km`,
  ];
  return parts.filter(Boolean).join(' ').replaceAll(' ,', ',');
}

function geometryText(geometry: CourseRule['geometry']): string {
  switch (geometry.kind) {
    case 'path': {
      const within = geometry.maxDurationS ? ` within ${geometry.maxDurationS} s` : '';
      return `up to ${geometry.maxLegs} legs${within}${geometry.withEngine ? ', with the engine' : ''}`;
    }
    case 'triangle':
      return 'FAI triangle';
    case 'out_return':
      return 'twice the longer leg to one turnpoint and back';
    case 'line':
      return 'a straight line';
    case 'hull':
      return 'the convex hull of all fixes';
    case 'declared': {
      const { taskKinds, isClosed, turnpoints, laps } = geometry;
      const parts = [
        `declared ${taskKinds.join(', ')}`,
        isClosed !== undefined && (isClosed ? 'closed' : 'open'),
        turnpoints && `${turnpoints} turnpoints`,
        laps && `${laps} laps`,
      ];
      return parts.filter(Boolean).join(', ');
    }
  }
}

function pointsText({ indexWeightPercent }: ContestRule, course: CourseRule): string {
  const { factorPercent, measure } = course;
  const factor = factorPercent === 100 ? '' : ` × ${factorPercent / 100}`;
  const index = indexWeightPercent === 100 ? 'index' : 'weighted index';
  const measures = {
    distance: 'km',
    speed: 'km / 2 h',
    distance_speed: 'km × m/s',
  };
  return `${measures[measure.kind]}${factor} × 100 / ${index}`;
}

/** The flight of the examples: a fix every twenty minutes. */
const EXAMPLE = {
  index: 112,
  altitudeM: 1000,
  intervalS: 20 * 60,
  places: [
    [50, 8],
    [50.6, 8.9],
    [51.2, 8.2],
    [51, 9.6],
    [50.3, 10.1],
    [50.1, 9],
    [50.004, 8.01],
  ],
} as const;

/** The flight of the examples, in every contest. */
function exampleEntries(): ContestEntry[] {
  const { index, altitudeM, intervalS: afterS, places } = EXAMPLE;
  return scoreTrack(createCourse(places.map((at) => ({ at, altitudeM, afterS }))), { index });
}

/** A declared triangle, flown from point to point in forty minutes each. */
function taskEntries(): ContestEntry[] {
  const places = [
    [50, 8],
    [51, 9],
    [50, 10],
    [50, 8],
  ] as const;
  const track = createCourse(places.map((at) => ({ at, afterS: 40 * 60 })));
  const points = places.map(([lat, lon], i) => ({ name: `P${i}`, lat, lon }));
  const task: Task = { ruleSet: 'D', points };
  const flown = evaluateTask(track, { first: 0, last: track.count - 1 }, task);
  return scoreTrack(track, { index: EXAMPLE.index, declared: { task, flown } });
}

test('the example file earns the points that the guide states', () => {
  const { index, altitudeM: pressureAltM, intervalS, places } = EXAMPLE;
  const fixes = places.map(([lat, lon], i) => ({
    timeS: 36_000 + i * intervalS,
    lat,
    lon,
    pressureAltM,
  }));
  const { recording, findings } = parseIgc(igcFile(fixes));
  const { contests } = scoreFlight({
    recording,
    interval: splitFlights(recording)[0]!,
    fileFindings: findings,
    aircraft: { kind: 'GL', index },
    uploadedAtS: 2e9,
    editAllowedUntilS: 2e9,
  });
  const guide = readFileSync(GUIDE, 'utf8');
  expect(guide).toContain('twenty minutes apart, all at 1000 m, flown with index 112:');
  expect(guide).toContain(places.map(([lat, lon]) => `${lat} N ${lon} E`).join(', '));
  const earned = ['free', 'speed'].map(
    (contest) => contests.find(({ name }) => name === contest)!.points,
  );
  expect(earned).toEqual(
    ['example', 'speed example'].map((section) => pointsInGuide(guide, section)),
  );
});

/** The last line of a table in the guide. */
function pointsInGuide(guide: string, section: string): number {
  const example = guide.slice(guide.indexOf(`<!-- ${section} -->`));
  return Number(/\| points \|.*\| ([\d.]+) points \|/.exec(example)![1]);
}

test('the README names every reason for refusing a file', () => {
  const refusals = Object.entries(FINDING_CATALOGUE).filter(([, { types }]) =>
    types.some((type) => type === 'refusal'),
  );
  const readme = readFileSync(README, 'utf8');
  for (const [token] of refusals) expect(readme).toContain(`\`${token}\``);
});

function calculationOf(entries: readonly ContestEntry[], contest: ContestName): string {
  const entry = entries.find(({ name }) => name === contest)!;
  return table(['step', 'calculation', 'result'], stepsOf(entry));
}

function stepsOf({ receipt }: ContestEntry): string[][] {
  const signs = {
    sum: ' + ',
    difference: ' − ',
    product: ' × ',
    quotient: ' / ',
    greatest: ' or ',
  };
  return receipt.steps.map(({ name, operation, operands, result, unit }) => [
    name.replaceAll('_', ' '),
    operands.map(({ value }) => value).join(signs[operation]),
    `${result} ${unit}`.trim(),
  ]);
}

function ruleSetTable(): string {
  const rows = Object.entries(RULE_SETS).map(([code, { start, turnpoint, finish, source }]) => [
    code,
    zoneText(start),
    turnpoint.map(zoneText).join(' or '),
    zoneText(finish),
    source,
  ]);
  return table(['rules', 'start', 'turnpoint', 'finish', 'source'], rows);
}

function zoneText(zone: ObservationZone): string {
  const radius = zone.radiusM === undefined ? '' : ` ${zone.radiusM / 1000} km`;
  const names = {
    CYLINDER: 'cylinder, radius',
    LINE: 'line, half-length',
    KEYHOLE: 'keyhole, radius',
    SYMMETRIC_QUADRANT: 'quadrant',
    SECTOR: 'sector, radius',
    FIXED_LINE: 'line in a fixed direction, half-length',
  };
  return `${names[zone.kind]}${radius}`;
}

function findingTable(): string {
  const rows = Object.entries(FINDING_CATALOGUE).map(([token, { types, limits, source }]) => [
    `\`${token}\``,
    types.join(' or '),
    Object.entries(limits)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
    source,
  ]);
  return table(['code', 'weight', 'limits', 'source'], rows);
}
