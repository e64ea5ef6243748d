import { error } from '../igc/finding.js';
import { exportsOfRoom } from '../testing/exports-of-room.js';
import { flightFixes, TOW_FLIGHT } from '../testing/igc-text.js';
import { recordingOf, wholeTrack } from '../testing/recording.js';
import { testWrongCalls } from '../testing/wrong-arguments.js';

const recording = recordingOf(flightFixes(TOW_FLIGHT));
const track = wholeTrack(recording);
const WHOLE = { first: 0, last: track.count - 1 };
const BEYOND = { first: 0, last: track.count };
const FLIGHT = { ...WHOLE, hasTakeoff: true, hasLanding: true };
const FINDING = error('NO_G_RECORD');
const READER = { unitSystem: 'M', locale: 'en-GB' };
const CHANGE = error('AVG_GNSS_ALT_CHANGE', 0, 0.01);

testWrongCalls(exportsOfRoom('validation'), [
  { of: 'aircraftFindings', given: [], named: /recording .*undefined/ },
  { of: 'aircraftFindings', given: [recording, 'UL'], named: /kind .*"UL"/ },
  { of: 'altitudeFindings', given: [recording], named: /records .*undefined/ },
  { of: 'altitudeFindings', given: [recording, Int32Array.of(1e6)], named: /fix 1000000/ },
  { of: 'altitudeFindings', given: [recording.fixes, track.record], named: /recording has no/ },
  { of: 'engineFindings', given: [null, [], []], named: /track .*null/ },
  { of: 'engineFindings', given: [track, [BEYOND], []], named: /uncertain 0/ },
  { of: 'engineFindings', given: [track, []], named: /windows .*undefined/ },
  { of: 'fileLevel', given: [undefined, []], named: /recording .*undefined/ },
  { of: 'fileLevel', given: [recording], named: /findings .*undefined/ },
  { of: 'fileLevel', given: [recording, ['NO_G_RECORD']], named: /finding .*"NO_G_RECORD"/ },
  { of: 'isValidWithoutFindings', given: [5, []], named: /level .*5/ },
  { of: 'isValidWithoutFindings', given: [2], named: /findings .*undefined/ },
  { of: 'sortFindings', given: [FINDING], named: /findings .*Object/ },
  { of: 'sortFindings', given: [[{ ...FINDING, type: 'fatal' }]], named: /type .*"fatal"/ },
  { of: 'findingMessage', given: [], named: /finding .*undefined/ },
  { of: 'findingMessage', given: [{ ...FINDING, token: 5 }], named: /token .*5/ },
  { of: 'findingText', given: ['NO_G_RECORD'], named: /finding .*"NO_G_RECORD"/ },
  { of: 'findingText', given: [{ ...FINDING, parameters: 1 }], named: /parameters .*1/ },
  { of: 'findingText', given: [FINDING, null], named: /reader .*null/ },
  { of: 'findingText', given: [CHANGE, { ...READER, unitSystem: 'X' }], named: /X/ },
  { of: 'findingText', given: [CHANGE, { ...READER, locale: '?' }], named: /\?/ },
  { of: 'fixFindings', given: [], named: /usable .*undefined/ },
  {
    of: 'fixFindings',
    given: [{ invalidCount: Number.NaN, backwardSteps: [], tooFast: [] }],
    named: /invalidCount .*NaN/,
  },
  { of: 'flightFindings', given: [FLIGHT], named: /windows .*undefined/ },
  { of: 'flightFindings', given: ['flight', []], named: /flight .*"flight"/ },
  { of: 'flightFindings', given: [{ ...FLIGHT, first: -1 }, []], named: /first .*-1/ },
  { of: 'flightFindings', given: [{ ...FLIGHT, hasLanding: 1 }, []], named: /hasLanding .*1/ },
  { of: 'futureFindings', given: [recording], named: /uploadedAtS .*undefined/ },
  { of: 'futureFindings', given: [recording, Number.NaN], named: /uploadedAtS .*NaN/ },
  { of: 'futureFindings', given: [null, 0], named: /recording .*null/ },
  { of: 'intervalFindings', given: [track, BEYOND, []], named: /flight 0/ },
  { of: 'intervalFindings', given: [track, WHOLE, [BEYOND]], named: /windows 0/ },
  { of: 'intervalFindings', given: [undefined, WHOLE, []], named: /track .*undefined/ },
  { of: 'qnhFindings', given: [100], named: /elevationM .*undefined/ },
  { of: 'qnhFindings', given: [Number.NaN, 100], named: /pressureAltM .*NaN/ },
  { of: 'qnhHpa', given: ['100', 100], named: /pressureAltM .*"100"/ },
  { of: 'qnhHpa', given: [100, 44_331], named: /elevationM .*44331/ },
  { of: 'approvalLevel', given: [], named: /recording .*undefined/ },
  { of: 'approvalLevel', given: [{ manufacturer: 'LXV' }], named: /recording has no fixes/ },
  { of: 'recorderFindings', given: ['LXV'], named: /recording .*"LXV"/ },
]);
