import { exportsOfRoom } from '../testing/exports-of-room.js';
import { trackOver } from '../testing/made-track.js';
import { testWrongCalls } from '../testing/wrong-arguments.js';
import { POINT_RULES } from './point-rules.js';

const track = trackOver([
  { lat: 50, lon: 8 },
  { lat: 50, lon: 8.1 },
]);
const WHOLE = { first: 0, last: 1 };
const TASK = {
  points: [
    { name: 'A', lat: 50, lon: 8 },
    { name: 'B', lat: 50, lon: 9 },
  ],
};
const RULES = POINT_RULES['annex-a'];

testWrongCalls(exportsOfRoom('competition'), [
  { of: 'flyTask', given: [[], WHOLE, TASK], named: /track/ },
  { of: 'flyTask', given: [track, { first: 0, last: 9 }, TASK], named: /interval 0\.\.9/ },
  { of: 'flyTask', given: [track, WHOLE, undefined], named: /task .*undefined/ },
  { of: 'flyTask', given: [track, WHOLE, { points: [] }], named: /0 points/ },
  { of: 'flyTask', given: [track, WHOLE, TASK, null], named: /conventions .*null/ },
  { of: 'flyTask', given: [track, WHOLE, TASK, { earth: 'flat' }], named: /"flat"/ },
  {
    of: 'flyTask',
    given: [track, WHOLE, TASK, { start: { gateIntervalS: 0 } }],
    named: /gateIntervalS .*0/,
  },
  { of: 'flyRecording', given: [undefined, TASK], named: /recording .*undefined/ },
  { of: 'measureTask', given: [undefined], named: /task .*undefined/ },
  { of: 'measureTask', given: [TASK, { publishedKm: -1 }], named: /publishedKm .*-1/ },
  { of: 'dayPoints', given: [undefined, RULES, { of: 'club' }], named: /flights .*undefined/ },
  { of: 'dayPoints', given: [[{}], RULES, { of: 'club' }], named: /distanceM/ },
  { of: 'dayPoints', given: [[{ distanceM: 1, handicap: 0 }], RULES, { of: 'club' }], named: /0/ },
  { of: 'dayPoints', given: [[], undefined, { of: 'club' }], named: /rules .*undefined/ },
  { of: 'dayPoints', given: [[], RULES, { of: 'world' }], named: /"world"/ },
  { of: 'scoreDay', given: [undefined, TASK, RULES, { of: 'club' }], named: /entries/ },
  { of: 'scoreDay', given: [[], undefined, RULES, { of: 'club' }], named: /task/ },
  { of: 'totalRanking', given: [undefined], named: /days .*undefined/ },
]);
