import { exportsOfRoom } from '../testing/exports-of-room.js';
import { igcFile } from '../testing/igc-text.js';
import { testWrongCalls } from '../testing/wrong-arguments.js';
import { parseIgc } from './parse-igc.js';
import { BUILT_IN_VERIFIERS } from './signature-state.js';

const FILE = igcFile([{ timeS: 36_000, lat: 50, lon: 8, pressureAltM: 480 }]);
const { recording } = parseIgc(FILE);
const { fixes, otherLines } = recording;

testWrongCalls(exportsOfRoom('igc'), [
  { of: 'signIgc', given: [], named: /text .*undefined/ },
  { of: 'signIgc', given: ['HFPLTPILOT:Jürgen'], named: /ü/ },
  { of: 'verifyIgc', given: ['ALXVABC'], named: /bytes .*"ALXVABC"/ },
  { of: 'parseIgc', given: [], named: /bytes .*undefined/ },
  { of: 'parseIgc', given: ['ALXVABC'], named: /bytes .*"ALXVABC"/ },
  { of: 'parseIgc', given: [new Int16Array(2)], named: /bytes .*Int16Array/ },
  { of: 'parseIgc', given: [FILE, { verifiers: 'XCS' }], named: /verifiers .*"XCS"/ },
  { of: 'parseIgc', given: [FILE, { verifiers: [null] }], named: /verifiers\[0\]/ },
  { of: 'parseIgc', given: [FILE, null], named: /options .*null/ },
  { of: 'parseDeclarations', given: [], named: /lines .*undefined/ },
  { of: 'parseDeclarations', given: ['C140726'], named: /lines .*"C140726"/ },
  { of: 'parseDeclarations', given: [['C140726', 5]], named: /line .*5/ },
  { of: 'writeIgc', given: [], named: /recording .*undefined/ },
  { of: 'writeIgc', given: [{ ...recording, fixes: undefined }], named: /recording has no fixes/ },
  {
    of: 'writeIgc',
    given: [{ ...recording, fixes: { ...fixes, count: 2 } }],
    named: /timeS of fixes has 1 values, not 2/,
  },
  {
    of: 'writeIgc',
    given: [{ ...recording, fixes: { ...fixes, count: Number.NaN } }],
    named: /count of fixes .*NaN/,
  },
  {
    of: 'writeIgc',
    given: [{ ...recording, fixes: { ...fixes, lat: [3e8] } }],
    named: /lat of fixes .*a list of 1/,
  },
  {
    of: 'writeIgc',
    given: [{ ...recording, fixes: { ...fixes, timeS: Int32Array.of(-5) } }],
    named: /-5 s/,
  },
  {
    of: 'writeIgc',
    given: [{ ...recording, fixes: { ...fixes, lat: Int32Array.of(2e9) } }],
    named: /333 does not fit/,
  },
  { of: 'igcErrorText', given: ['NO_G_RECORD'], named: /code .*"NO_G_RECORD"/ },
  { of: 'IgcError', given: ['NO_G_RECORD'], named: /code .*"NO_G_RECORD"/ },
  { of: 'readComments', given: [null], named: /recording .*null/ },
  { of: 'readDifferentialBases', given: [FILE], named: /recording has no fixes/ },
  { of: 'readEvents', given: ['E'], named: /recording .*"E"/ },
  {
    of: 'readSatelliteSets',
    given: [{ ...recording, otherLines: { ...otherLines, bytes: 'F' } }],
    named: /bytes .*"F"/,
  },
  { of: 'readKRecords', given: [recording.fixes], named: /recording has no fixes/ },
  { of: 'findSimulator', given: [], named: /recording .*undefined/ },
  { of: 'findSimulator', given: [{ manufacturer: 'CSS' }], named: /no recorderLine/ },
  { of: 'fileSha256', given: [], named: /recording .*undefined/ },
  { of: 'fileSha256', given: [{ otherLines: { bytes: FILE } }], named: /count of otherLines/ },
]);

const [own, xcsoar] = BUILT_IN_VERIFIERS.map(({ verify }) => verify);

testWrongCalls({ own, xcsoar }, [
  { of: 'own', given: ['x'], named: /bytes .*"x"/ },
  { of: 'xcsoar', given: ['x'], named: /bytes .*"x"/ },
]);
