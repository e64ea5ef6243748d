import { exportsOfRoom } from '../testing/exports-of-room.js';
import { testWrongCalls } from '../testing/wrong-arguments.js';
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
const [STEP] = receipt.steps;

/** Parts of a receipt that the hash covers, changed to invalid values. */
const INVALID_FIELDS = [
  { change: { rule: 5 }, named: /receipt\.rule .*5/ },
  { change: { rule: null }, named: /receipt\.rule .*null/ },
  { change: { rule: { ...receipt.rule, version: 2025.1 } }, named: /rule\.version .*2025\.1/ },
  { change: { inputs: {} }, named: /receipt\.inputs\.file_sha256 .*undefined/ },
  { change: { inputs: { ...receipt.inputs, windows: undefined } }, named: /inputs\.windows / },
  { change: { inputs: { ...receipt.inputs, windows: ['9'] } }, named: /windows\[0\] .*"9"/ },
  { change: { inputs: { ...receipt.inputs, index: null } }, named: /inputs\.index .*null/ },
  { change: { bonus_course: {} }, named: /receipt\.bonus_course\.score_name .*undefined/ },
  { change: { course: {} }, named: /receipt\.course\.score_name .*undefined/ },
  { change: { course: { ...receipt.course, fixes: {} } }, named: /course\.fixes .*Object/ },
  { change: { course: { ...receipt.course, fixes: [null] } }, named: /course\.fixes\[0\] .*null/ },
  { change: { course: { ...receipt.course, task: {} } }, named: /task\.points .*undefined/ },
];

/** The same for what it does not cover. */
const NO_RECEIPTS = [
  { change: { steps: 5 }, named: /receipt\.steps .*5/ },
  { change: { steps: [5] }, named: /receipt\.steps\[0\] .*5/ },
  { change: { steps: [{ ...STEP, operands: 5 }] }, named: /steps\[0\]\.operands .*5/ },
  { change: { steps: [{ ...STEP, operands: [{}] }] }, named: /operands\[0\]\.name .*undefined/ },
  { change: { steps: [{ ...STEP, result: '5' }] }, named: /steps\[0\]\.result .*"5"/ },
  { change: { checks: 5 }, named: /receipt\.checks .*5/ },
  { change: { checks: [{ limit: 'gap' }] }, named: /checks\[0\]\.value .*undefined/ },
  { change: { tried: {} }, named: /receipt\.tried .*Object/ },
  { change: { tried: [{ score_name: 5 }] }, named: /tried\[0\]\.score_name .*5/ },
  { change: { hash: undefined }, named: /receipt\.hash .*undefined/ },
];

testWrongCalls(exportsOfRoom('contest'), [
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
    given: [{ ...INPUT, withEngine: { first: 1, last: 0 } }],
    named: /withEngine 1\.\.0/,
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
  { of: 'scoreContests', given: [{ ...INPUT, unpowered: {} }], named: /unpowered .*Object/ },
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
  { of: 'computePoints', given: [], named: /rule .*undefined/ },
  { of: 'computePoints', given: [FREE], named: /course .*undefined/ },
  { of: 'computePoints', given: [FREE, COURSE], named: /flown .*undefined/ },
  { of: 'computePoints', given: [FREE, COURSE, { ...FLOWN, lineKm: 5 }], named: /lineKm .*5/ },
  { of: 'computePoints', given: [FREE, COURSE, { ...FLOWN, lineKm: [-1] }], named: /lineKm .*-1/ },
  { of: 'computePoints', given: [FREE, COURSE, { ...FLOWN, index: -1 }], named: /index .*-1/ },
  {
    of: 'computePoints',
    given: [FREE, COURSE, { ...FLOWN, durationS: Number.NaN }],
    named: /durationS .*NaN/,
  },
  {
    of: 'computePoints',
    given: [FREE, COURSE, { ...FLOWN, index: '108' }],
    named: /index .*"108"/,
  },
  {
    of: 'computePoints',
    given: [{ ...FREE, indexWeightPercent: '75' }, COURSE, FLOWN],
    named: /indexWeightPercent .*"75"/,
  },
  { of: 'computePoints', given: [{ ...FREE, bonuses: 5 }, COURSE, FLOWN], named: /bonuses .*5/ },
  {
    of: 'computePoints',
    given: [{ ...FREE, bonuses: [{ scoreName: 'out' }] }, COURSE, FLOWN],
    named: /scoreName .*"out"/,
  },
  {
    of: 'computePoints',
    given: [FREE, { ...COURSE, measure: { kind: 'height' } }, FLOWN],
    named: /measure .*"height"/,
  },
  { of: 'computePoints', given: [FREE, { ...COURSE, measure: 5 }, FLOWN], named: /measure .*5/ },
  {
    of: 'computePoints',
    given: [FREE, { ...COURSE, factorPercent: Number.NaN }, FLOWN],
    named: /factorPercent .*NaN/,
  },
  { of: 'contestTitle', given: [5], named: /contest .*5/ },
  { of: 'rankingTitle', given: [5], named: /contest .*5/ },
  { of: 'rankingTitle', given: ['free', {}], named: /texts has no contest\.name/ },
  { of: 'contestTitle', given: ['free'], named: /texts .*undefined/ },
  { of: 'contestTitle', given: ['free', {}], named: /texts has no contest\.name/ },
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
  { of: 'checkReceipt', given: [{}, RESULT], named: /receipt\.rule .*undefined/ },
  { of: 'checkReceipt', given: [receipt], named: /result .*undefined/ },
  {
    of: 'checkReceipt',
    given: [receipt, { ...RESULT, points: '5' }],
    named: /points .*"5"/,
  },
  { of: 'taskWorth', given: [], named: /points .*undefined/ },
  { of: 'taskWorth', given: [[]], named: /not 0 points/ },
  { of: 'countingFlights', given: [], named: /undefined/ },
  { of: 'countingFlights', given: [5, 'user'], named: /5/ },
  { of: 'countingFlights', given: ['classic', 'user'], named: /contest.*"classic"/ },
  { of: 'countingFlights', given: ['free', 'pilot'], named: /owner .*"pilot"/ },
  { of: 'receiptText', given: [], named: /receipt .*undefined/ },
  { of: 'receiptText', given: [receipt, null], named: /reader .*null/ },
  { of: 'receiptText', given: [receipt, { unitSystem: 'M', locale: 5 }], named: /locale .*5/ },
  {
    of: 'receiptText',
    given: [receipt, { unitSystem: 'M', locale: 'en-GB', timeZone: 5 }],
    named: /timeZone .*5/,
  },
  {
    of: 'receiptText',
    given: [{ ...receipt, steps: [{ ...STEP, operation: 'root' }] }],
    named: /step "distance" .*"root"/,
  },
  {
    of: 'receiptText',
    given: [{ ...receipt, steps: [{ ...STEP, decimals: 10 }] }],
    named: /step "distance" .*10 decimals/,
  },
  {
    of: 'receiptText',
    given: [{ ...receipt, inputs: { ...receipt.inputs, windows: [0, 1e300] } }],
    named: /time .*1e\+300/,
  },
  ...NO_RECEIPTS.flatMap(({ change, named }) =>
    ['checkReceipt', 'receiptText'].map((of) => ({
      of,
      given: [{ ...receipt, ...change }, of === 'checkReceipt' ? RESULT : undefined],
      named,
    })),
  ),
  ...INVALID_FIELDS.flatMap(({ change, named }) =>
    ['receiptHash', 'checkReceipt', 'receiptText'].map((of) => ({
      of,
      given: [{ ...RESULT, ...receipt, ...change }, of === 'checkReceipt' ? RESULT : undefined],
      named,
    })),
  ),
]);
