import { testWrongCalls } from '../testing/wrong-arguments.js';
import * as airspace from './index.js';
import { airspaceOf } from './testing/made-airspace.js';

const CIRCLE = airspaceOf('V X=50:00:00 N 010:00:00 E', 'DC 5');
const { schedule } = CIRCLE;

testWrongCalls(airspace, [
  { of: 'parseOpenAir', given: [], named: /text .*undefined/ },
  { of: 'parseOpenAir', given: [new Uint8Array(3)], named: /text .*Uint8Array/ },
  { of: 'airspaceOutline', given: [], named: /airspace .*undefined/ },
  { of: 'airspaceOutline', given: [{ outline: 'round' }], named: /outline .*"round"/ },
  { of: 'airspaceOutline', given: [CIRCLE, 0], named: /toleranceM .*0\.1.* 0\./ },
  { of: 'airspaceOutline', given: [CIRCLE, Number.NaN], named: /toleranceM .*NaN/ },
  { of: 'airspaceActivity', given: [], named: /schedule .*undefined/ },
  { of: 'airspaceActivity', given: [{ periods: [] }, 0, 1], named: /no byNotam/ },
  { of: 'airspaceActivity', given: [schedule, '0', 1], named: /startS .*"0"/ },
  { of: 'airspaceActivity', given: [schedule, 0, Number.NaN], named: /endS .*NaN/ },
  { of: 'airspaceActivity', given: [schedule, 2, 1], named: /endS 1 .*startS 2/ },
]);
