import { exportsOfRoom } from '../testing/exports-of-room.js';
import { testWrongCalls } from '../testing/wrong-arguments.js';

const HOME = { lat: 50, lon: 8 };

testWrongCalls(exportsOfRoom('geo'), [
  { of: 'distanceM', given: [HOME], named: /position: undefined/ },
  { of: 'distanceM', given: [{ lat: 90.1, lon: 0 }, HOME], named: /latitude 90\.1/ },
  { of: 'distanceM', given: [HOME, { lat: '50', lon: 8 }], named: /latitude "50"/ },
  { of: 'distanceKm', given: [HOME, { lat: 50, lon: Number.NaN }], named: /longitude NaN/ },
  { of: 'distanceKm', given: [null, HOME], named: /position: null/ },
  { of: 'bearingDeg', given: [HOME, { lat: 50 }], named: /longitude undefined/ },
  { of: 'bearingDeg', given: ['Benalla', HOME], named: /position: "Benalla"/ },
  {
    of: 'bearingDeg',
    given: [
      { lat: 0, lon: 0 },
      { lat: 0, lon: 180 },
    ],
    named: /0,0 and 0,180/,
  },
  { of: 'destination', given: [HOME, Number.NaN, 1], named: /NaN°/ },
  { of: 'destination', given: [HOME, 0, Number.POSITIVE_INFINITY], named: /Infinity m/ },
  { of: 'destination', given: [undefined, 0, 1], named: /position: undefined/ },
  { of: 'boundingBox', given: [[]], named: /at least one position/ },
  { of: 'boundingBox', given: [], named: /path: undefined/ },
  { of: 'boundingBox', given: [HOME], named: /path: Object/ },
  { of: 'boundingBox', given: [[HOME, { lat: Number.NaN, lon: 8 }]], named: /latitude NaN/ },
  { of: 'clampBoundingBox', given: [undefined], named: /box .*undefined/ },
  { of: 'clampBoundingBox', given: [[0, 0, 1]], named: /north .*undefined/ },
  { of: 'clampBoundingBox', given: [[0, Number.NaN, 1, 1]], named: /south .*NaN/ },
  { of: 'simplifyPath', given: [[[0, 0]], -1], named: /tolerance .*-1/ },
  { of: 'simplifyPath', given: [[[0, 0]], Number.NaN], named: /tolerance .*NaN/ },
  { of: 'simplifyPath', given: [[[0, 0]]], named: /tolerance .*undefined/ },
  { of: 'simplifyPath', given: [[[0, 0]], 1, 1], named: /most .*1/ },
  { of: 'simplifyPath', given: ['line', 1], named: /path .*"line"/ },
  { of: 'simplifyPath', given: [[[0, 0], [1]], 1], named: /y of the path .*undefined/ },
  { of: 'simplifyPath', given: [[[0, Number.NaN]], 1], named: /y of the path .*NaN/ },
]);
