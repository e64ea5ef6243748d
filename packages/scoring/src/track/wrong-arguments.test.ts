import { flightFixes, TOW_FLIGHT } from '../testing/igc-text.js';
import { recordingOf, wholeTrack } from '../testing/recording.js';
import { testWrongCalls } from '../testing/wrong-arguments.js';
import * as tracks from './index.js';

const recording = recordingOf(flightFixes(TOW_FLIGHT));
const track = wholeTrack(recording);
const { fixes } = recording;
const FLIGHT = { first: 15, last: 974 };
const BEYOND = { first: 15, last: track.count };
const BACKWARDS = { first: 20, last: 15 };
const SHORT = { ...track, timeS: track.timeS.subarray(1) };

testWrongCalls(tracks, [
  { of: 'selectUsableFixes', given: [], named: /fixes .*undefined/ },
  { of: 'selectUsableFixes', given: [fixes], named: /interval .*undefined/ },
  { of: 'selectUsableFixes', given: [fixes, { first: 0 }], named: /interval has no last/ },
  { of: 'selectUsableFixes', given: [fixes, { first: 5, last: 4 }], named: /5\.\.4/ },
  { of: 'selectUsableFixes', given: [fixes, { first: 0, last: Number.NaN }], named: /0\.\.NaN/ },
  { of: 'selectUsableFixes', given: [fixes, { first: 0, last: 1e6 }], named: /0\.\.1000000/ },
  { of: 'createTrack', given: [], named: /recording .*undefined/ },
  { of: 'createTrack', given: [recording, { first: -1, last: 4 }], named: /-1\.\.4/ },
  { of: 'createTrackOf', given: [recording], named: /records .*undefined/ },
  { of: 'createTrackOf', given: [recording, [0, 1]], named: /records .*a list of 2/ },
  { of: 'createTrackOf', given: [recording, Int32Array.of(0, 1e6)], named: /fix 1000000/ },
  { of: 'createTrackOf', given: [fixes, Int32Array.of(0)], named: /recording has no fixes/ },
  { of: 'chooseAltitudeSource', given: [recording, Int32Array.of(0)], named: /count of fixes/ },
  { of: 'chooseAltitudeSource', given: [fixes, Int32Array.of(-1)], named: /fix -1/ },
  { of: 'findFlights', given: [], named: /track .*undefined/ },
  { of: 'findFlights', given: [SHORT], named: /timeS of track has/ },
  { of: 'findFlights', given: [{ ...track, dayStartS: Number.NaN }], named: /dayStartS .*NaN/ },
  { of: 'batteryVoltageV', given: [undefined, track], named: /recording .*undefined/ },
  { of: 'batteryVoltageV', given: [recording, null], named: /track .*null/ },
  { of: 'electricPowerW', given: [undefined, track], named: /recording .*undefined/ },
  { of: 'electricPowerW', given: [recording, null], named: /track .*null/ },
  { of: 'findEngineRuns', given: [recording, track, 'UL'], named: /kind .*"UL"/ },
  { of: 'findEngineRuns', given: [recording, track], named: /kind .*undefined/ },
  { of: 'findEngineRuns', given: [recording, null, 'MG'], named: /track .*null/ },
  { of: 'findEngineRuns', given: [undefined, track, 'MG'], named: /recording .*undefined/ },
  { of: 'hasEngine', given: ['UL'], named: /kind .*"UL"/ },
  { of: 'findLaunch', given: [track, BEYOND, []], named: new RegExp(`15\\.\\.${track.count}`) },
  { of: 'findLaunch', given: [track, BACKWARDS, []], named: /flight 20\.\.15/ },
  { of: 'findLaunch', given: [track, FLIGHT], named: /engineRuns .*undefined/ },
  { of: 'findLaunch', given: [track, FLIGHT, [BEYOND]], named: /engineRuns 15/ },
  { of: 'findLaunch', given: [SHORT, FLIGHT, []], named: /timeS of track has/ },
  { of: 'trackBoundingBox', given: [], named: /track .*undefined/ },
  { of: 'trackBoundingBox', given: [SHORT], named: /timeS of track has/ },
  { of: 'maxAltitudeGainM', given: [track], named: /interval .*undefined/ },
  { of: 'maxAltitudeGainM', given: [track, BACKWARDS], named: /interval 20\.\.15/ },
  { of: 'maxAltitudeGainM', given: [[], FLIGHT], named: /count of track/ },
  { of: 'unpoweredIntervals', given: [null, {}], named: /track .*null/ },
  { of: 'unpoweredIntervals', given: [track, undefined], named: /times .*undefined/ },
  { of: 'unpoweredIntervals', given: [track, { unpoweredTimes: [1] }], named: /pairs/ },
  { of: 'correctUnpoweredTimes', given: [undefined, []], named: /Times .*undefined/ },
  { of: 'correctUnpoweredTimes', given: [[1, 2], [1]], named: /there are 1/ },
  { of: 'correctUnpoweredTimes', given: [[2, 1], []], named: /2, 1/ },
  { of: 'fixesBetween', given: [undefined, 0, 1], named: /track .*undefined/ },
  { of: 'fixesBetween', given: [track, '0', 1], named: /fromS .*"0"/ },
  { of: 'fixesBetween', given: [track, 0, Number.NaN], named: /toS .*NaN/ },
  { of: 'unpoweredWindows', given: [track, 20, 15, []], named: /20\.\.15/ },
  { of: 'unpoweredWindows', given: [track, Number.NaN, 15, []], named: /NaN\.\.15/ },
  { of: 'unpoweredWindows', given: [track, 0, 15, {}], named: /engineRuns .*Object/ },
  { of: 'unpoweredWindows', given: [undefined, 0, 15, []], named: /track .*undefined/ },
  { of: 'shiftAltitudes', given: [undefined, 1], named: /track .*undefined/ },
  { of: 'shiftAltitudes', given: [track, 0.5], named: /offsetM .*0\.5/ },
  { of: 'windowsFromTimes', given: [track, FLIGHT, [0]], named: /there are 1/ },
  { of: 'windowsFromTimes', given: [track, FLIGHT, [2, 1]], named: /2, 1/ },
  { of: 'windowsFromTimes', given: [track, FLIGHT, [0, Number.NaN]], named: /time .*NaN/ },
  { of: 'windowsFromTimes', given: [track, FLIGHT, ['0', '1']], named: /time .*"0"/ },
  { of: 'windowsFromTimes', given: [track, FLIGHT], named: /scoringTimes .*undefined/ },
  { of: 'windowsFromTimes', given: [track, undefined, []], named: /flight .*undefined/ },
]);
