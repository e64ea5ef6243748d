import { testWrongCalls } from '../testing/wrong-arguments.js';
import * as contest from './index.js';
import { FREE } from './rules/free.js';
import { createCourse } from './testing/course.js';
import { scoreTrack } from './testing/score-track.js';

const track = createCourse([{ at: [50, 8] }, { at: [51, 8] }]);
const WHOLE = [{ first: 0, last: 1 }];
const INPUT = {
  track,
  windows: WHOLE,
  index: 100,
  altitudeSource: 'pressure',
  fileSha256: '0'.repeat(64),
};
const OUT = { shape: 'out', maxLossOfHeightM: 1000 };
const [COURSE] = FREE.courses;
const FLOWN = { lineKm: [100], times: 1, durationS: 3600, index: 100 };
const { receipt, ...RESULT } = scoreTrack(track)[0]!;

testWrongCalls(contest, [
  { of: 'scoreContests', given: [], named: /input .*undefined/ },
  { of: 'scoreContests', given: [{ ...INPUT, track: [] }], named: /count of track/ },
  { of: 'scoreContests', given: [{ ...INPUT, windows: {} }], named: /window .*Object/ },
  {
    of: 'scoreContests',
    given: [{ ...INPUT, windows: [{ first: 0, last: 2 }] }],
    named: /window 0\.\.2/,
  },
  {
    of: 'scoreContests',
    given: [{ ...INPUT, withMotor: { first: 1, last: 0 } }],
    named: /withMotor 1\.\.0/,
  },
  { of: 'scoreContests', given: [{ ...INPUT, index: '100' }], named: /index .*"100"/ },
  { of: 'scoreContests', given: [{ ...INPUT, index: 0 }], named: /index .*0/ },
  { of: 'scoreContests', given: [{ ...INPUT, aircraftKind: 'UL' }], named: /kind .*"UL"/ },
  {
    of: 'scoreContests',
    given: [{ ...INPUT, altitudeSource: 'radar' }],
    named: /altitudeSource .*"radar"/,
  },
  {
    of: 'scoreContests',
    given: [{ ...INPUT, altitudeOffsetM: 0.5 }],
    named: /altitudeOffsetM .*0\.5/,
  },
  { of: 'scoreContests', given: [{ ...INPUT, fileSha256: 'abc' }], named: /SHA-256.*"abc"/ },
  { of: 'scoreContests', given: [{ ...INPUT, clubCountry: 'de' }], named: /clubCountry .*"de"/ },
  {
    of: 'scoreContests',
    given: [{ ...INPUT, takeoffCountry: 'Poland' }],
    named: /takeoffCountry .*"Poland"/,
  },
  { of: 'scoreContests', given: [{ ...INPUT, energyKwh: Number.NaN }], named: /energyKwh .*NaN/ },
  { of: 'findOptimum', given: [], named: /track .*undefined/ },
  { of: 'findOptimum', given: [track, undefined, OUT], named: /window .*undefined/ },
  { of: 'findOptimum', given: [track, WHOLE], named: /course .*undefined/ },
  { of: 'findOptimum', given: [track, WHOLE, { shape: 'circle' }], named: /shape .*"circle"/ },
  {
    of: 'findOptimum',
    given: [track, WHOLE, { shape: 'out', maxLossOfHeightM: Number.NaN }],
    named: /maxLossOfHeightM .*NaN/,
  },
  {
    of: 'findOptimum',
    given: [track, WHOLE, { shape: 'out', maxLossOfHeightM: '10' }],
    named: /maxLossOfHeightM .*"10"/,
  },
  {
    of: 'findOptimum',
    given: [track, WHOLE, { shape: 'out_return', turnpoints: 1, maxLossOfHeightM: 0 }],
    named: /maxGapM .*undefined/,
  },
  {
    of: 'findOptimum',
    given: [track, WHOLE, { ...OUT, shape: 'distance', turnpoints: 1.5, maxDurationS: 60 }],
    named: /turnpoints .*1\.5/,
  },
  { of: 'reckonPoints', given: [], named: /rule .*undefined/ },
  { of: 'reckonPoints', given: [FREE], named: /course .*undefined/ },
  { of: 'reckonPoints', given: [FREE, COURSE], named: /flown .*undefined/ },
  { of: 'reckonPoints', given: [FREE, COURSE, { ...FLOWN, lineKm: 5 }], named: /lineKm .*5/ },
  { of: 'reckonPoints', given: [FREE, COURSE, { ...FLOWN, lineKm: [-1] }], named: /lineKm .*-1/ },
  { of: 'reckonPoints', given: [FREE, COURSE, { ...FLOWN, index: -1 }], named: /index .*-1/ },
  {
    of: 'reckonPoints',
    given: [FREE, COURSE, { ...FLOWN, durationS: Number.NaN }],
    named: /durationS .*NaN/,
  },
  { of: 'reckonPoints', given: [FREE, COURSE, { ...FLOWN, index: '108' }], named: /index .*"108"/ },
  { of: 'findContestName', given: [5], named: /name .*5/ },
  { of: 'getContestRule', given: ['dash'], named: /"dash"/ },
  { of: 'getContestRule', given: [], named: /undefined/ },
  { of: 'receiptHash', given: [], named: /receipt .*undefined/ },
  {
    of: 'receiptHash',
    given: [{ ...receipt, distance: 1, points: Number.NaN }],
    named: /points .*NaN/,
  },
  { of: 'checkReceipt', given: [undefined, RESULT], named: /receipt .*undefined/ },
  { of: 'checkReceipt', given: [{}, RESULT], named: /receipt has no rule/ },
  { of: 'checkReceipt', given: [receipt], named: /result .*undefined/ },
  { of: 'receiptText', given: [], named: /receipt .*undefined/ },
]);
