import { exportsOfRoom } from '../testing/exports-of-room.js';
import { testWrongCalls } from '../testing/wrong-arguments.js';

const LEGS = [100_000, 100_000, 100_000];
const BAND = { fromM: 0, minPercent: 28, maxPercent: 100 };
const CORNERS = [
  { lat: 50, lon: 8 },
  { lat: 50, lon: 9 },
  { lat: 51, lon: 9 },
  { lat: 51, lon: 8 },
];

testWrongCalls(exportsOfRoom('shape'), [
  { of: 'isFaiTriangle', given: [undefined, [BAND]], named: /legsM .*undefined/ },
  { of: 'isFaiTriangle', given: [[1, 2], [BAND]], named: /3 legs, not 2/ },
  { of: 'isFaiTriangle', given: [[1, 2, Number.NaN], [BAND]], named: /leg .*NaN/ },
  { of: 'isFaiTriangle', given: [[1, 2, -3], [BAND]], named: /leg .*-3/ },
  { of: 'isFaiTriangle', given: [[1, 2, '3'], [BAND]], named: /leg .*"3"/ },
  { of: 'isFaiTriangle', given: [LEGS], named: /bands .*undefined/ },
  { of: 'isFaiTriangle', given: [LEGS, []], named: /covers 300000 m/ },
  { of: 'isFaiTriangle', given: [LEGS, [{ ...BAND, fromM: 300_001 }]], named: /covers 300000 m/ },
  { of: 'isFaiTriangle', given: [LEGS, [{ fromM: 0 }]], named: /band has no minPercent/ },
  {
    of: 'isFaiTriangle',
    given: [LEGS, [{ ...BAND, maxPercent: Number.NaN }]],
    named: /maxPercent .*NaN/,
  },
  { of: 'isRectangle', given: [undefined, [BAND]], named: /corners .*undefined/ },
  { of: 'isRectangle', given: [CORNERS.slice(1), [BAND]], named: /4 corners, not 3/ },
  { of: 'isRectangle', given: [CORNERS.with(2, null as never), [BAND]], named: /position: null/ },
  {
    of: 'isRectangle',
    given: [CORNERS.with(2, { lat: Number.NaN, lon: 9 }), [BAND]],
    named: /latitude NaN/,
  },
  { of: 'isRectangle', given: [CORNERS, []], named: /got none/ },
  { of: 'isRectangle', given: [CORNERS, BAND], named: /bands .*Object/ },
]);
