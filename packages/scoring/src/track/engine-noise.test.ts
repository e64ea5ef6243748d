import { describe, expect, test } from 'vitest';
import { fly, type Manoeuvre } from '../analysis/testing/flown-course.js';
import { judgeNoise } from './engine-noise.js';
import type { FixInterval } from './fix-interval.js';
import type { Track } from './track.js';

interface Flown extends Manoeuvre {
  /** Levels, repeated. 4 by default, as in quiet flight. */
  readonly enl?: readonly number[];
  readonly mop?: readonly number[];
}

const standing: Flown = { seconds: 60, speedMps: 0, climbMps: 0 };
const roll: Flown = { seconds: 20, speedMps: 20, climbMps: 0, enl: [400] };
const tow: Flown = { seconds: 240, speedMps: 32, climbMps: 2.5 };
/** Sinks as an LS 8 at 100 km/h. */
const glide: Flown = { seconds: 600, speedMps: 28, climbMps: -0.72 };
const powered: Flown = { seconds: 120, speedMps: 28, climbMps: 2 };
const propellerOut: Flown = { seconds: 30, speedMps: 25, climbMps: -2 };
const LAUNCH = [standing, roll, tow];
const LAUNCH_S = 320;

function circles(seconds: number, climbMps: number): Flown {
  return { seconds, speedMps: 26, climbMps, radiusM: 110 };
}

/** Levels along the track, which has a fix a second. */
function levelsOf(flown: readonly Flown[], code: 'enl' | 'mop', quiet: number): Int32Array {
  const levels = flown.flatMap((each) => {
    const pattern = each[code] ?? [quiet];
    return Array.from({ length: each.seconds }, (_, second) => pattern[second % pattern.length]!);
  });
  return Int32Array.from([quiet, ...levels]);
}

/** Runs and uncertain noise, in seconds since the first fix. */
function judged(flown: readonly Flown[], hasMop = false) {
  const track = fly(flown);
  const enl = { code: 'ENL', levels: levelsOf(flown, 'enl', 4) };
  const mop = { code: 'MOP', levels: levelsOf(flown, 'mop', 12) };
  const { runs, uncertain } = judgeNoise(track, hasMop ? [mop, enl] : [enl]);
  return { runs: runs.map(timesIn(track)), uncertain: uncertain.map(timesIn(track)) };
}

function timesIn({ timeS }: Track) {
  return ({ first, last }: FixInterval) => [timeS[first]!, timeS[last]!];
}

/** Judges the part of a flight after the launch and a glide, from which times are measured. */
function judgedAfterGlide(flown: readonly Flown[], hasMop = false) {
  const startS = LAUNCH_S + glide.seconds;
  const { runs, uncertain } = judged([...LAUNCH, glide, ...flown, glide, roll, standing], hasMop);
  const fromStart = (times: readonly number[]) => times.map((timeS) => timeS - startS);
  return { runs: runs.map(fromStart), uncertain: uncertain.map(fromStart) };
}

const NOTHING = { runs: [], uncertain: [] };

describe('noise of a glider', () => {
  test.each<{ why: string; flown: readonly Flown[] }>([
    {
      why: 'bursts without climb',
      flown: [8, 14, 20].flatMap((seconds) => [
        { ...glide, seconds, enl: [150, 300, 450] },
        { ...glide, seconds: 90 },
      ]),
    },
    {
      why: '10 s within a strong thermal',
      flown: [circles(60, 6), { ...circles(10, 6), enl: [300] }, circles(60, 6)],
    },
    {
      why: 'a vent that is open in a part of a thermal',
      flown: [circles(90, 1), { ...circles(180, 1.2), enl: [250, 570, 190] }, circles(90, 1.1)],
    },
    {
      why: 'a vent that is open until a thermal is left',
      flown: [circles(120, 2), { ...circles(180, 2), enl: [250] }],
    },
    {
      why: 'a vent in a fast glide',
      flown: [{ seconds: 180, speedMps: 47, climbMps: -1.9, enl: [200, 260] }],
    },
    {
      why: 'a dive and a pull-up',
      flown: [
        { seconds: 90, speedMps: 60, climbMps: -5, enl: [330, 480] },
        { seconds: 12, speedMps: 45, climbMps: 9, enl: [280] },
      ],
    },
    { why: 'airbrakes', flown: [{ seconds: 90, speedMps: 30, climbMps: -4, enl: [260, 420] }] },
    {
      why: 'a loud cockpit',
      flown: [0, 1, 2].flatMap(() => [
        { ...circles(200, 2), enl: [180] },
        { ...glide, seconds: 200, enl: [120] },
      ]),
    },
  ])('$why is no run', ({ flown }) => {
    expect(judgedAfterGlide(flown)).toEqual(NOTHING);
  });

  test('an engine sensor that shows something in a glide, while it is quiet, is no run', () => {
    const mop = [145, 320, 505, 260];
    const flown = [{ ...glide, seconds: 100, mop }];
    expect(judgedAfterGlide(flown, true)).toEqual(NOTHING);
  });
});

describe('noise of a launch', () => {
  const rest = [glide, glide, roll, standing];
  const loud = [500, 900];

  test.each<{ why: string; launch: readonly Flown[] }>([
    { why: 'wheels as loud as an engine', launch: [{ ...roll, enl: [999] }, tow] },
    {
      why: 'a vent that is closed on tow',
      launch: [{ ...roll, enl: [999] }, { ...tow, seconds: 140, enl: [520, 640, 800] }, tow],
    },
    {
      why: 'a tow up to the release',
      launch: [
        { ...roll, enl: [300] },
        { ...tow, enl: [300] },
      ],
    },
    {
      why: 'a vent that is closed a minute before the release',
      launch: [
        { ...roll, enl: [999] },
        { ...tow, enl: [520, 640, 800] },
        { ...tow, seconds: 60 },
      ],
    },
  ])('$why is no run', ({ launch }) => {
    expect(judged([standing, ...launch, ...rest])).toEqual(NOTHING);
  });

  test('a loud climb after which the speed carries the aircraft upwards is a self-launch', () => {
    const launch = [roll, tow].map((each) => Object.assign({}, each, { enl: [520, 640, 800] }));
    const { runs } = judged([standing, ...launch, { ...tow, seconds: 20 }, ...rest]);
    expect(runs).toEqual([[61, 320]]);
  });

  const selfLaunch = [
    { ...roll, enl: loud },
    { ...tow, enl: loud },
  ];

  test('a loud climb that ends with its noise is a self-launch', () => {
    expect(judged([standing, ...selfLaunch, ...rest]).runs).toEqual([[61, 320]]);
  });

  test('a loud climb at full level is one, even if a climb in wave follows', () => {
    const launch = [roll, tow].map((each) => Object.assign({}, each, { enl: [950] }));
    expect(judged([standing, ...launch, tow, ...rest]).runs).toEqual([[61, 320]]);
  });

  test('a flight with the engine from takeoff to landing is one run', () => {
    const flown = [standing, roll, tow, glide, roll].map((each) =>
      Object.assign({}, each, each === standing ? {} : { enl: [600, 900] }),
    );
    expect(judged([...flown, standing]).runs).toEqual([[61, 940]]);
  });

  test('a self-launch into a thermal is one too', () => {
    expect(judged([standing, ...selfLaunch, circles(300, 2), ...rest]).runs).toEqual([[61, 320]]);
  });
});

describe('an engine in flight', () => {
  test.each<{ why: string; run: Flown }>([
    { why: 'loud', run: { ...powered, enl: [800] } },
    { why: 'loud, and barely holding its height', run: { ...powered, climbMps: 0, enl: [750] } },
    { why: 'loud, in strong sink', run: { ...powered, climbMps: -3, enl: [750] } },
    { why: 'faint, and lifting', run: { ...powered, enl: [260] } },
  ])('$why', ({ run }) => {
    const { runs, uncertain } = judgedAfterGlide([propellerOut, run, propellerOut]);
    expect(runs).toEqual([[31, 150]]);
    expect(uncertain).toEqual([]);
  });

  test('of which the microphone hears nothing', () => {
    const run = { ...powered, mop: [700] };
    expect(judgedAfterGlide([run], true)).toEqual({ runs: [[1, 120]], uncertain: [] });
  });

  test('starts and ends with loud noise, up to 10 s of starting and stopping apart', () => {
    const faint = { ...glide, seconds: 25, enl: [200] };
    const run = { ...powered, enl: [900] };
    expect(judgedAfterGlide([faint, run, faint]).runs).toEqual([[16, 155]]);
  });
});

test('an engine that is faint after a loud start is one run', () => {
  const flown = [
    { ...powered, seconds: 20, enl: [700] },
    { ...powered, seconds: 180, enl: [450] },
    glide,
    glide,
  ];
  expect(judgedAfterGlide(flown)).toEqual({ runs: [[1, 200]], uncertain: [] });
});

test('faint noise of a tow after loud wheels is no run', () => {
  const launch = [
    { ...roll, seconds: 40, enl: [999] },
    { ...tow, enl: [300] },
  ];
  expect(judged([standing, ...launch, glide, glide, roll, standing])).toEqual(NOTHING);
});

describe('noise that only the pilot can explain', () => {
  test.each<{ why: string; noise: Flown; hasMop?: boolean }>([
    { why: 'a loud burst', noise: { ...glide, seconds: 15, enl: [900] } },
    {
      why: 'loud, but not at climb power, in fast sink',
      noise: { ...glide, seconds: 60, climbMps: -3, enl: [600] },
    },
    {
      why: 'loud in an engine sensor alone, in a glide',
      noise: { ...glide, seconds: 60, mop: [600] },
      hasMop: true,
    },
    {
      why: '8 s of loud noise within faint noise',
      noise: {
        ...glide,
        seconds: 29,
        enl: [
          ...Array<number>(10).fill(200),
          ...Array<number>(9).fill(600),
          ...Array<number>(10).fill(200),
        ],
      },
    },
    { why: 'faint, during a climb in circles', noise: { ...circles(120, 2), enl: [260] } },
    { why: 'faint, with a short climb', noise: { ...powered, seconds: 40, enl: [260] } },
  ])('$why', ({ noise, hasMop }) => {
    const { runs, uncertain } = judgedAfterGlide([noise], hasMop);
    expect(runs).toEqual([]);
    expect(uncertain).toEqual([[1, noise.seconds]]);
  });

  test('two bursts of 8 s a minute apart', () => {
    const burst = { ...glide, seconds: 9, enl: [600] };
    const flown = [burst, { ...glide, seconds: 59, enl: [200] }, burst];
    const { runs, uncertain } = judgedAfterGlide(flown);
    expect(runs).toEqual([]);
    expect(uncertain).toEqual([[1, 77]]);
  });

  test('a burst that two sensors hear is one', () => {
    const flown = [{ ...glide, seconds: 15, enl: [900], mop: [900] }];
    expect(judgedAfterGlide(flown, true)).toEqual({ runs: [], uncertain: [[1, 15]] });
  });

  test('loud, where the engine sensor shows other runs only', () => {
    const flown = [{ ...powered, enl: [800], mop: [800] }, glide, { ...glide, enl: [800] }];
    const { runs, uncertain } = judgedAfterGlide(flown, true);
    expect(runs).toEqual([[1, 120]]);
    expect(uncertain).toEqual([[721, 1320]]);
  });
});

describe('evidence', () => {
  const faintRun = { ...powered, seconds: 400, enl: [260] };

  test('a second faint run is no measure of how loud gliding is', () => {
    const { runs } = judgedAfterGlide([faintRun, glide, faintRun]);
    expect(runs).toEqual([
      [1, 400],
      [1001, 1400],
    ]);
  });

  test('the microphone judges the part of a run that the engine sensor misses', () => {
    const heard = { ...powered, seconds: 60, enl: [800], mop: [800] };
    const missed = { ...powered, seconds: 180, enl: [800] };
    expect(judgedAfterGlide([heard, missed], true)).toEqual({ runs: [[1, 240]], uncertain: [] });
  });

  test('the microphone that hears a run earlier and later adds nothing to it', () => {
    const edge = { ...powered, seconds: 20, enl: [800] };
    const run = { ...powered, enl: [800], mop: [800] };
    expect(judgedAfterGlide([edge, run, edge], true)).toEqual({ runs: [[21, 140]], uncertain: [] });
  });

  test('a noisy hangar does not make the cockpit loud', () => {
    const hangar = { ...standing, seconds: 4000, enl: [240] };
    const flown = [...LAUNCH, glide, { ...powered, enl: [200] }, glide, roll, hangar];
    expect(judged(flown).runs).toEqual([[LAUNCH_S + 601, LAUNCH_S + 720]]);
  });

  test('noise on the ground after a flight does not excuse the sink before', () => {
    const airbrakes = { ...glide, seconds: 60, climbMps: -4, enl: [600] };
    const ground = [roll, standing, standing].map((each) =>
      Object.assign({}, each, { enl: [600] }),
    );
    const { runs } = judged([...LAUNCH, glide, airbrakes, ...ground, standing]);
    expect(runs).toEqual([]);
  });

  test('a recording without altitudes shows neither climb nor sink', () => {
    const level = (each: Flown) => ({ ...each, climbMps: 0 });
    const vents = { ...glide, seconds: 120, speedMps: 50, enl: [260] };
    const flown = [...LAUNCH, glide, vents, glide, roll, standing].map(level);
    expect(judged(flown)).toEqual(NOTHING);
    const sensorAlone = { ...glide, seconds: 120, speedMps: 50, mop: [800] };
    const alone = [...LAUNCH, glide, sensorAlone, glide, roll, standing].map(level);
    expect(judged(alone, true)).toEqual({
      runs: [],
      uncertain: [[LAUNCH_S + 601, LAUNCH_S + 720]],
    });
  });

  test('pauses between short bursts are not loud', () => {
    const bursts = Array.from({ length: 8 }, (_, i) => [
      { ...powered, seconds: 2, enl: [900] },
      { ...powered, seconds: i < 7 ? 15 : 0, enl: [200] },
    ]).flat();
    const { runs, uncertain } = judgedAfterGlide(bursts);
    expect(runs).toEqual([]);
    expect(uncertain).toEqual([[1, 121]]);
  });
});

test('a gap after a loud burst does not make it a run', () => {
  const burst = { ...powered, seconds: 9, enl: [900] };
  const flown = [...LAUNCH, glide, burst, glide, glide, roll, standing];
  const burstEndS = LAUNCH_S + glide.seconds + burst.seconds;
  const whole = fly(flown);
  const kept = whole.timeS.filter((timeS) => timeS <= burstEndS || timeS > burstEndS + 90);
  const at = (column: Int32Array | Int16Array) => kept.map((s) => column[s]!);
  const track = {
    ...whole,
    count: kept.length,
    timeS: kept,
    lat: at(whole.lat),
    lon: at(whole.lon),
    altitudeM: Int16Array.from(at(whole.altitudeM)),
  };
  const { runs, uncertain } = judgeNoise(track, [
    { code: 'ENL', levels: at(levelsOf(flown, 'enl', 4)) },
  ]);
  expect(runs).toEqual([]);
  expect(uncertain).toHaveLength(1);
});

test('without noise there is nothing', () => {
  expect(judgedAfterGlide([])).toEqual(NOTHING);
});
