import { exportsOfRoom } from '../testing/exports-of-room.js';
import { trackOver } from '../testing/made-track.js';
import { testWrongCalls } from '../testing/wrong-arguments.js';
import { createAirspaceIndex } from './airspace-index.js';
import { airspaceOf } from './testing/made-airspace.js';

const CIRCLE = airspaceOf('V X=50:00:00 N 010:00:00 E', 'DC 5');
const { schedule } = CIRCLE;
const INDEX = createAirspaceIndex([CIRCLE]);
const track = trackOver([
  { lat: 50, lon: 10 },
  { lat: 50, lon: 10.1 },
]);

testWrongCalls(exportsOfRoom('airspace'), [
  { of: 'parseOpenAir', given: [], named: /text .*undefined/ },
  { of: 'parseOpenAir', given: [new Uint8Array(3)], named: /text .*Uint8Array/ },
  { of: 'airspaceOutline', given: [], named: /airspace .*undefined/ },
  { of: 'airspaceOutline', given: [{ outline: 'round' }], named: /outline .*"round"/ },
  { of: 'airspaceOutline', given: [CIRCLE, 0], named: /toleranceM .*0\.1.* 0\./ },
  { of: 'airspaceOutline', given: [CIRCLE, Number.NaN], named: /toleranceM .*NaN/ },
  {
    of: 'airspaceOutline',
    given: [{ outline: [{ ...CIRCLE.outline[0], sweepDeg: 1e12 }] }],
    named: /sweepDeg .*1000000000000/,
  },
  {
    of: 'airspaceOutline',
    given: [{ outline: [{ ...CIRCLE.outline[0], endRadiusM: Number.NaN }] }],
    named: /endRadiusM .*NaN/,
  },
  { of: 'airspaceActivity', given: [], named: /schedule .*undefined/ },
  { of: 'airspaceActivity', given: [{ periods: [] }, 0, 1], named: /no byNotam/ },
  { of: 'airspaceActivity', given: [schedule, '0', 1], named: /startS .*"0"/ },
  { of: 'airspaceActivity', given: [schedule, 0, Number.NaN], named: /endS .*NaN/ },
  { of: 'airspaceActivity', given: [schedule, 2, 1], named: /endS 1 .*startS 2/ },
  { of: 'isInformational', given: [], named: /airspace .*undefined/ },
  { of: 'isInformational', given: [{ type: 'FIR' }], named: /no class/ },
  { of: 'limitAltitudeM', given: [], named: /limit .*undefined/ },
  { of: 'limitAltitudeM', given: [{}], named: /no reference/ },
  {
    of: 'limitAltitudeM',
    given: [{ reference: 'FL' }, { qnhHpa: Number.NaN }],
    named: /qnhHpa .*NaN/,
  },
  {
    of: 'limitAltitudeM',
    given: [{ reference: 'AGL' }, { groundM: 'high' }],
    named: /groundM .*"high"/,
  },
  { of: 'createAirspaceIndex', given: [], named: /airspaces .*undefined/ },
  { of: 'createAirspaceIndex', given: [[{ outline: [] }]], named: /no floor/ },
  { of: 'findAirspaceCrossings', given: [], named: /index .*undefined/ },
  { of: 'findAirspaceCrossings', given: [[CIRCLE], { track }], named: /no airspaces/ },
  { of: 'findAirspaceCrossings', given: [INDEX, {}], named: /no track/ },
  { of: 'findAirspaceCrossings', given: [INDEX, { track: { count: 2 } }], named: /timeS of track/ },
  {
    of: 'findAirspaceCrossings',
    given: [INDEX, { track, interval: { first: 0, last: 2 } }],
    named: /0\.\.2/,
  },
  {
    of: 'findAirspaceCrossings',
    given: [INDEX, { track, groundM: [0, 0] }],
    named: /groundM .*list of 2/,
  },
  {
    of: 'findAirspaceCrossings',
    given: [INDEX, { track, pressureAltM: Int16Array.of(1) }],
    named: /pressureAltM has 1 of 2/,
  },
  {
    of: 'findAirspaceCrossings',
    given: [INDEX, { track, countingClasses: 'C' }],
    named: /countingClasses .*"C"/,
  },
  { of: 'legsInArea', given: [], named: /points .*undefined/ },
  { of: 'legsInArea', given: [[], 'box'], named: /outline .*"box"/ },
  { of: 'legsInArea', given: [[{ lat: 91, lon: 8 }], []], named: /latitude 91/ },
]);
