import { flightFixes, HEADER, igcFile, type TestFix, TOW_FLIGHT } from '../../testing/igc-text.js';
import type { CatalogueCases } from './catalogue-case.js';

/** The usual flight, lasting for a thousand changes of altitude between takeoff and landing. */
const FIXES = flightFixes(TOW_FLIGHT.with(3, { ...TOW_FLIGHT[3]!, seconds: 3764 }));
const TAKEOFF = 15;
const CHANGES = 1000;
const HIGHEST_M = 600;

type Altitudes = Pick<TestFix, 'pressureAltM' | 'gnssAltM'>;

/** A flight with altitudes of its own; one that is not given stays as it is. */
function withAltitudes(
  change: (i: number, altitudeM: number) => Partial<Altitudes>,
  header = HEADER,
): Uint8Array {
  const fixes = FIXES.map((fix, i) =>
    Object.assign({ gnssAltM: fix.pressureAltM }, fix, change(i, fix.pressureAltM)),
  );
  return igcFile(fixes, header);
}

const GOOD = withAltitudes(() => ({}));
const HALFWAY = 500;

/** An altitude that changes so often by a metre between takeoff and landing. */
function stepsAt(i: number, count: number): number {
  return 1000 + Math.floor((Math.max(0, i - TAKEOFF) * count) / CHANGES);
}

/** An altitude that jumps a few times, a hundred fixes apart, and stays as it is otherwise. */
function jumpsAt(i: number, { count, byM }: { count: number; byM: number }): number {
  return 1000 + byM * Math.min(count, Math.floor(i / 100));
}

/** A recorder whose sensors reach no higher than this. */
function limitedTo(limitM: number): string[] {
  return [
    ...HEADER,
    `HFGPSRECEIVER:uBLOX,16,max${limitM}m`,
    `HFPRSPRESSALTSENSOR:INTERSEMA,MS5561C,max${limitM}m`,
  ];
}

/** A flight that is higher by some metres throughout, with sensors that reach 2000 m. */
function highestAt(altitudeM: number): Uint8Array {
  const byM = altitudeM - HIGHEST_M;
  return withAltitudes(
    (_, altM) => ({ pressureAltM: altM + byM, gnssAltM: altM + byM }),
    limitedTo(2000),
  );
}

/** A flight with one altitude of another height. */
function one(key: keyof Altitudes, altitudeM: number): Uint8Array {
  return withAltitudes((i) => (i === HALFWAY ? { [key]: altitudeM } : {}));
}

/** A flight with one pressure altitude that is higher by some metres than the one before. */
function spikeOf(byM: number): Uint8Array {
  const beforeM = Math.round(FIXES[HALFWAY - 1]!.pressureAltM);
  return one('pressureAltM', beforeM + byM);
}

/** A flight whose pressure altitude is wrong for some seconds. */
function offPressure(wrong: { byM?: number; share?: number; seconds: number }): Uint8Array {
  const { byM = 0, share = 1, seconds } = wrong;
  return withAltitudes((i, altM) => {
    const isWrong = i >= HALFWAY && (i - HALFWAY) * 4 <= seconds;
    return { pressureAltM: isWrong ? altM * share + byM : altM, gnssAltM: altM };
  });
}

/** A flight whose pressure sensor is stuck at a fix for a number of fixes. */
function stuckPressure(from: number, count: number): Uint8Array {
  return withAltitudes((i, altM) => {
    const isStuck = i >= from && i < from + count;
    return { pressureAltM: isStuck ? FIXES[from]!.pressureAltM : altM, gnssAltM: altM };
  });
}

/** A flight whose pressure altitude goes up and down between 0 and this. */
function lowPressure(highestM: number): Uint8Array {
  return withAltitudes((i) => ({ pressureAltM: i % 2 === 0 ? highestM : 0 }));
}

/** A flight from a place where the pressure altitude is 1000 m. */
const FROM_1000_M = withAltitudes((_, altM) => ({ pressureAltM: altM + 900 }));

/** Findings about the recorded altitudes. */
export const ALTITUDE_CASES: CatalogueCases<
  | 'AVG_GNSS_ALT_CHANGE'
  | 'AVG_PRESS_ALT_CHANGE'
  | 'GNSS_ALT_VIOLATIONS'
  | 'PRESS_ALT_VIOLATIONS'
  | 'HIGH_CHANGE_GNSS_ALT'
  | 'HIGH_CHANGE_PRESS_ALT'
  | 'PRESS_ALT_SPIKES'
  | 'PRESS_ALT_CONTRADICTED'
  | 'MAX_GNSS_ALT_REACHED'
  | 'MAX_PRESS_ALT_REACHED'
  | 'PRESS_ALT_NOT_VALID'
  | 'INVALID_QNH_VALUE'
> = {
  AVG_GNSS_ALT_CHANGE: [
    {
      at: 'inside',
      why: 'eleven metres in a thousand fixes',
      file: withAltitudes((i) => ({ gnssAltM: stepsAt(i, 11) })),
    },
    {
      at: 'on',
      why: 'ten',
      file: withAltitudes((i) => ({ gnssAltM: stepsAt(i, 10) })),
    },
    {
      at: 'outside',
      why: 'nine',
      file: withAltitudes((i) => ({ gnssAltM: stepsAt(i, 9) })),
      expected: ['warning(0.009, 0.01)'],
    },
    {
      at: 'outside',
      why: 'none, and none of pressure',
      file: withAltitudes(() => ({ gnssAltM: 0, pressureAltM: 0 })),
      expected: ['error(0, 0.01)'],
    },
  ],
  AVG_PRESS_ALT_CHANGE: [
    {
      at: 'inside',
      why: 'eleven metres in a thousand fixes',
      file: withAltitudes((i) => ({ pressureAltM: stepsAt(i, 11) })),
    },
    {
      at: 'on',
      why: 'ten',
      file: withAltitudes((i) => ({ pressureAltM: stepsAt(i, 10) })),
    },
    {
      at: 'outside',
      why: 'nine',
      file: withAltitudes((i) => ({ pressureAltM: stepsAt(i, 9) })),
      expected: ['warning(0.009, 0.01)'],
    },
    {
      at: 'outside',
      why: 'none, and none of satellites',
      file: withAltitudes(() => ({ gnssAltM: 0, pressureAltM: 0 })),
      expected: ['error(0, 0.01)'],
    },
  ],
  GNSS_ALT_VIOLATIONS: [
    { at: 'inside', why: '15 999 m', file: one('gnssAltM', 15_999) },
    { at: 'on', why: '16 000 m', file: one('gnssAltM', 16_000) },
    { at: 'on', why: '-600 m', file: one('gnssAltM', -600) },
    {
      at: 'outside',
      why: '16 001 m',
      file: one('gnssAltM', 16_001),
      expected: ['warning(-600, 16000, 1)'],
    },
    {
      at: 'outside',
      why: '-601 m',
      file: one('gnssAltM', -601),
      expected: ['warning(-600, 16000, 1)'],
    },
  ],
  PRESS_ALT_VIOLATIONS: [
    { at: 'inside', why: '-599 m', file: one('pressureAltM', -599) },
    { at: 'on', why: '16 000 m', file: one('pressureAltM', 16_000) },
    { at: 'on', why: '-600 m', file: one('pressureAltM', -600) },
    {
      at: 'outside',
      why: '16 001 m',
      file: one('pressureAltM', 16_001),
      expected: ['warning(-600, 16000, 1)'],
    },
    {
      at: 'outside',
      why: '-601 m',
      file: one('pressureAltM', -601),
      expected: ['warning(-600, 16000, 1)'],
    },
  ],
  HIGH_CHANGE_GNSS_ALT: [
    {
      at: 'inside',
      why: 'four changes by 199 m in four seconds',
      file: withAltitudes((i) => ({ gnssAltM: jumpsAt(i, { count: 4, byM: 199 }) })),
    },
    {
      at: 'on',
      why: 'four by 200 m, which is 50 m/s',
      file: withAltitudes((i) => ({ gnssAltM: jumpsAt(i, { count: 4, byM: 200 }) })),
    },
    {
      at: 'on',
      why: 'three by 201 m',
      file: withAltitudes((i) => ({ gnssAltM: jumpsAt(i, { count: 3, byM: 201 }) })),
    },
    {
      at: 'outside',
      why: 'four by 201 m',
      file: withAltitudes((i) => ({ gnssAltM: jumpsAt(i, { count: 4, byM: 201 }) })),
      expected: ['warning(4, 50)'],
    },
  ],
  HIGH_CHANGE_PRESS_ALT: [
    {
      at: 'inside',
      why: 'four changes by -199 m in four seconds',
      file: withAltitudes((i) => ({ pressureAltM: jumpsAt(i, { count: 4, byM: -199 }) })),
    },
    {
      at: 'on',
      why: 'four by -200 m, which is 50 m/s',
      file: withAltitudes((i) => ({ pressureAltM: jumpsAt(i, { count: 4, byM: -200 }) })),
    },
    {
      at: 'on',
      why: 'three by -201 m',
      file: withAltitudes((i) => ({ pressureAltM: jumpsAt(i, { count: 3, byM: -201 }) })),
    },
    {
      at: 'outside',
      why: 'four by -201 m',
      file: withAltitudes((i) => ({ pressureAltM: jumpsAt(i, { count: 4, byM: -201 }) })),
      expected: ['warning(4, 50)'],
    },
  ],
  PRESS_ALT_SPIKES: [
    { at: 'inside', why: 'a gust of 199 m in four seconds', file: spikeOf(199) },
    { at: 'on', why: '200 m, which is 50 m/s', file: spikeOf(200) },
    {
      at: 'inside',
      why: 'a change of 201 m that stays',
      file: withAltitudes((i) => ({ pressureAltM: jumpsAt(i, { count: 1, byM: 201 }) })),
    },
    {
      at: 'inside',
      why: 'an altitude that was not recorded',
      file: one('pressureAltM', -9999),
    },
    { at: 'outside', why: '201 m', file: spikeOf(201), expected: ['warning(10:33:20, 1)'] },
    {
      at: 'outside',
      why: 'a minute of wrong altitudes, which the satellite altitude does not show',
      file: withAltitudes((i, altM) => ({
        pressureAltM: i >= HALFWAY && i < HALFWAY + 15 ? altM + 400 : altM,
        gnssAltM: altM,
      })),
      expected: ['warning(10:33:20, 1)'],
    },
  ],
  PRESS_ALT_CONTRADICTED: [
    { at: 'inside', why: 'a spike of two minutes', file: offPressure({ byM: 400, seconds: 116 }) },
    { at: 'on', why: '100 m too high', file: offPressure({ byM: 100, seconds: 600 }) },
    {
      at: 'outside',
      why: '101 m too high',
      file: offPressure({ byM: 101, seconds: 600 }),
      expected: ['warning(10:33:20)'],
    },
    {
      at: 'outside',
      why: 'half of the altitude for ten minutes',
      file: offPressure({ share: 0.5, seconds: 600 }),
      expected: ['warning(10:33:20)'],
    },
    {
      at: 'outside',
      why: 'half of the altitude throughout',
      file: withAltitudes((_, altM) => ({ pressureAltM: altM / 2, gnssAltM: altM })),
      expected: ['warning(10:00:00)'],
    },
    {
      at: 'inside',
      why: 'a satellite altitude that jumps',
      file: withAltitudes((i, altM) => ({ gnssAltM: i > HALFWAY ? altM + 500 : altM })),
    },
    {
      at: 'inside',
      why: 'no satellite altitude',
      file: withAltitudes((_, altM) => ({ pressureAltM: altM / 2, gnssAltM: 0 })),
    },
    {
      at: 'inside',
      why: 'stuck for five minutes in which the aircraft sinks by 40 m',
      file: stuckPressure(HALFWAY, 75),
    },
    {
      at: 'outside',
      why: 'stuck for two minutes of a launch',
      file: stuckPressure(25, 31),
      expected: ['warning(10:01:40)'],
    },
  ],
  MAX_GNSS_ALT_REACHED: [
    { at: 'inside', why: '51 m below the limit', file: highestAt(1949) },
    { at: 'inside', why: 'no limit in the header', file: GOOD },
    { at: 'on', why: '50 m below it', file: highestAt(1950), expected: ['warning(2000, 1950)'] },
    {
      at: 'outside',
      why: '49 m below it',
      file: highestAt(1951),
      expected: ['warning(2000, 1951)'],
    },
  ],
  MAX_PRESS_ALT_REACHED: [
    { at: 'inside', why: '51 m below the limit', file: highestAt(1949) },
    { at: 'inside', why: 'no limit in the header', file: GOOD },
    { at: 'on', why: '50 m below it', file: highestAt(1950), expected: ['warning(2000, 1950)'] },
    {
      at: 'outside',
      why: '49 m below it',
      file: highestAt(1951),
      expected: ['warning(2000, 1951)'],
    },
  ],
  PRESS_ALT_NOT_VALID: [
    { at: 'inside', why: 'never above 51 m', file: lowPressure(51) },
    { at: 'on', why: '50 m', file: lowPressure(50), expected: ['warning(50)'] },
    { at: 'outside', why: '49 m', file: lowPressure(49), expected: ['warning(49)'] },
    {
      at: 'outside',
      why: 'always the same',
      file: withAltitudes(() => ({ pressureAltM: 1000 })),
      expected: ['warning(1000)'],
    },
  ],
  INVALID_QNH_VALUE: [
    { at: 'inside', why: '1002.0 hPa', file: GOOD, given: { takeoffElevationM: 5 } },
    { at: 'on', why: '1060.0 hPa', file: GOOD, given: { takeoffElevationM: 477.96 } },
    {
      at: 'outside',
      why: '1060.1 hPa',
      file: GOOD,
      given: { takeoffElevationM: 478.75 },
      expected: ['error(1060.1, 930, 1060)'],
    },
    { at: 'on', why: '930.0 hPa', file: FROM_1000_M, given: { takeoffElevationM: 287.4 } },
    {
      at: 'outside',
      why: '929.9 hPa',
      file: FROM_1000_M,
      given: { takeoffElevationM: 286.5 },
      expected: ['error(929.9, 930, 1060)'],
    },
    { at: 'inside', why: 'an airfield that is not known', file: FROM_1000_M },
    {
      at: 'inside',
      why: 'a pressure altitude that was not recorded',
      file: lowPressure(0),
      given: { takeoffElevationM: 3000 },
    },
  ],
};
