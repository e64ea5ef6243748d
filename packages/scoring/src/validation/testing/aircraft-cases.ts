import { flightFixes, igcFile, type TestPhase, TOW_FLIGHT } from '../../testing/igc-text.js';
import type { AircraftKind } from '../../track/engine-runs.js';
import type { CatalogueCase, CatalogueCases } from './catalogue-case.js';

const FIXES = flightFixes(TOW_FLIGHT);
/** With a sensor whose values are always the same. */
const [SILENT, UNREADABLE] = ['000', '---'].map((extensions) =>
  flightFixes(TOW_FLIGHT.map((phase) => Object.assign({}, phase, { extensions }))).slice(1),
);
/** Launched on foot from a hill. */
const SLOW = flightFixes([
  { seconds: 60, speedKmh: 0, climbMps: 0 },
  { seconds: 900, speedKmh: 35, climbMps: 0.5 },
  { seconds: 900, speedKmh: 38, climbMps: -0.6 },
  { seconds: 60, speedKmh: 0, climbMps: 0 },
]);
const SOMETIMES_FAST = flightFixes([
  { seconds: 60, speedKmh: 0, climbMps: 0 },
  { seconds: 900, speedKmh: 60, climbMps: 0.5 },
  { seconds: 208, speedKmh: 85, climbMps: -0.5 },
  { seconds: 900, speedKmh: 60, climbMps: -0.4 },
  { seconds: 60, speedKmh: 0, climbMps: 0 },
]);
/** Lower than other flights of gliders. */
const HOP = flightFixes(
  [
    { seconds: 60, speedKmh: 0, climbMps: 0 },
    { seconds: 10, speedKmh: 60, climbMps: 0 },
    { seconds: 15, speedKmh: 100, climbMps: 3 },
    { seconds: 30, speedKmh: 100, climbMps: -1.5 },
    { seconds: 10, speedKmh: 60, climbMps: 0 },
    { seconds: 60, speedKmh: 0, climbMps: 0 },
  ],
  1,
);
/** Unix seconds of the first fix. */
const START_S = Date.UTC(2026, 6, 14) / 1000 + 36_000;

/** A flight of a kind of aircraft with a recorder that lists one sensor. */
function flown(
  kind: AircraftKind,
  sensor: string,
  fixes = FIXES,
): Pick<CatalogueCase, 'file' | 'given'> {
  return {
    file: igcFile(fixes, ['ALXVABC', 'HFDTE140726', `I013638${sensor}`]),
    given: { aircraft: { kind, index: 100 } },
  };
}

/** A flight with one level of noise in its launch, and another after it. */
function launchedWith(
  launch: string,
  kind: AircraftKind = 'GL',
  glide = '020',
): Pick<CatalogueCase, 'file' | 'given'> {
  const phases = TOW_FLIGHT.map((phase, i) =>
    Object.assign({}, phase, { extensions: i < 3 ? launch : glide }),
  );
  // The recorder stays on for longer than the flight, in a quiet hangar.
  phases.push({ seconds: 7200, speedKmh: 0, climbMps: 0, extensions: '004' });
  return {
    file: igcFile(flightFixes(phases), ['ALXVABC', 'HFDTE140726', 'I013638ENL']),
    given: { aircraft: { kind, index: 100 } },
  };
}

const MOTOR_GLIDER = { kind: 'MG', index: 100 } as const;

/** A motor glider that hears something between two glides. */
function heard(level: string, noise: { seconds: number; climbMps: number }, count = 1): Uint8Array {
  const [standing, rolling, towed, , , stopped] = TOW_FLIGHT as [...TestPhase[]] &
    Record<0 | 1 | 2 | 5, TestPhase>;
  const quiet = { seconds: 600, speedKmh: 100, climbMps: -0.8, extensions: '004' };
  const noises = Array.from({ length: count }, () => [
    { ...noise, speedKmh: 100, extensions: level },
    quiet,
  ]);
  const phases = [standing, rolling, towed, quiet, ...noises.flat(), rolling, stopped];
  return igcFile(flightFixes(phases, 1), ['ALXVABC', 'HFDTE140726', 'I013638ENL']);
}

/** Findings about the aircraft and its engine. */
export const AIRCRAFT_CASES: CatalogueCases<
  | 'NO_AIRCRAFT_SELECTED'
  | 'AIRCRAFT_TYPE_DIFFERS'
  | 'PARAGLIDER_SUSPECTED'
  | 'NO_ENGINE_SENSOR'
  | 'NO_FES_SENSOR'
  | 'SELF_LAUNCH_SUSPECTED'
  | 'ENGINE_NOISE_UNCERTAIN'
> = {
  NO_AIRCRAFT_SELECTED: [
    { at: 'inside', why: 'a glider', ...flown('GL', 'FXA') },
    {
      at: 'on',
      why: 'a glider without index',
      file: igcFile(FIXES),
      given: { aircraft: { kind: 'GL', index: null } },
    },
    {
      at: 'outside',
      why: 'no aircraft',
      file: igcFile(FIXES),
      given: { aircraft: null },
      expected: ['warning()'],
    },
  ],
  SELF_LAUNCH_SUSPECTED: [
    { at: 'inside', why: 'a tow', ...launchedWith('120') },
    { at: 'on', why: 'a loud tow', ...launchedWith('650') },
    { at: 'inside', why: 'an engine in a motor glider', ...launchedWith('900', 'MG') },
    { at: 'inside', why: 'a sensor that is always loud', ...launchedWith('900', 'GL', '900') },
    { at: 'outside', why: 'an engine', ...launchedWith('651'), expected: ['warning()'] },
  ],
  PARAGLIDER_SUSPECTED: [
    { at: 'inside', why: 'a glider', file: igcFile(FIXES) },
    { at: 'inside', why: 'a hop by winch, too low for a flight', file: igcFile(HOP) },
    { at: 'on', why: 'as fast as a glider for a tenth of the time', file: igcFile(SOMETIMES_FAST) },
    {
      at: 'outside',
      why: 'a slow flight without index',
      file: igcFile(SLOW),
      given: { aircraft: { kind: 'GL', index: null } },
      expected: ['warning(none)'],
    },
    {
      at: 'outside',
      why: 'a slow flight with the index of a glider',
      file: igcFile(SLOW),
      given: { aircraft: { kind: 'GL', index: 100 } },
      expected: ['warning(100)'],
    },
  ],
  AIRCRAFT_TYPE_DIFFERS: [
    { at: 'inside', why: 'the aircraft that the file names', file: igcFile(FIXES) },
    {
      at: 'outside',
      why: 'another one',
      file: igcFile(FIXES),
      given: { otherAircraft: { named: 'LS 4', given: 'ASK 21' } },
      expected: ['warning(LS 4, ASK 21)'],
    },
  ],
  NO_ENGINE_SENSOR: [
    { at: 'inside', why: 'a motor glider with engine noise', ...flown('MG', 'ENL') },
    { at: 'inside', why: 'with a sensor of the engine', ...flown('MG', 'MOP') },
    { at: 'inside', why: 'with revolutions', ...flown('MG', 'RPM') },
    { at: 'inside', why: 'a pure glider without any', ...flown('GL', 'FXA') },
    {
      at: 'outside',
      why: 'a motor glider without any',
      ...flown('MG', 'FXA'),
      expected: ['error(MOP, ENL, RPM)'],
    },
    {
      at: 'outside',
      why: 'with a microphone that hears nothing, not even the wheels',
      ...flown('MG', 'ENL', SILENT),
      expected: ['error(MOP, ENL, RPM)'],
    },
    {
      at: 'outside',
      why: 'with a sensor without values',
      ...flown('MG', 'MOP', UNREADABLE),
      expected: ['error(MOP, ENL, RPM)'],
    },
  ],
  NO_FES_SENSOR: [
    { at: 'inside', why: 'an electric glider with its own sensor', ...flown('FG', 'FES') },
    { at: 'inside', why: 'with a sensor of the engine', ...flown('FG', 'MOP') },
    { at: 'inside', why: 'with the current', ...flown('FG', 'CUR') },
    { at: 'inside', why: 'with revolutions', ...flown('FG', 'RPM') },
    { at: 'inside', why: 'with an engine that never ran', ...flown('FG', 'FES', SILENT) },
    { at: 'inside', why: 'a pure glider without any', ...flown('GL', 'FXA') },
    {
      at: 'on',
      why: 'an electric glider with engine noise alone',
      ...flown('FG', 'ENL'),
      expected: ['warning(FES, MOP, CUR, RPM)'],
    },
    {
      at: 'outside',
      why: 'without any',
      ...flown('FG', 'FXA'),
      expected: ['error(FES, MOP, CUR, RPM)'],
    },
  ],
  ENGINE_NOISE_UNCERTAIN: [
    {
      at: 'inside',
      why: 'a short climb with faint noise',
      file: heard('300', { seconds: 29, climbMps: 2 }),
      given: { aircraft: MOTOR_GLIDER },
    },
    {
      at: 'inside',
      why: 'a climb with an engine that is certain',
      file: heard('900', { seconds: 120, climbMps: 2 }),
      given: { aircraft: MOTOR_GLIDER },
    },
    {
      at: 'inside',
      why: 'windows set by the pilot, who has answered',
      file: heard('900', { seconds: 15, climbMps: -1 }),
      given: { aircraft: MOTOR_GLIDER, scoringTimes: [START_S + 300, START_S + 1400] },
    },
    {
      at: 'inside',
      why: 'a pure glider',
      file: heard('900', { seconds: 15, climbMps: -1 }),
    },
    {
      at: 'on',
      why: 'a climb with faint noise',
      file: heard('300', { seconds: 31, climbMps: 2 }),
      given: { aircraft: MOTOR_GLIDER },
      expected: ['warning(1, 10:14:37, 30)'],
    },
    {
      at: 'outside',
      why: 'loud noise for a moment, twice',
      file: heard('900', { seconds: 15, climbMps: -1 }, 2),
      given: { aircraft: MOTOR_GLIDER },
      expected: ['warning(2, 10:14:37, 14)'],
    },
  ],
};
