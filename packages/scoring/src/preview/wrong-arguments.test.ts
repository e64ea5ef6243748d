import { exportsOfRoom } from '../testing/exports-of-room.js';
import { flightFixes, igcFile, TOW_FLIGHT } from '../testing/igc-text.js';
import { testWrongCalls } from '../testing/wrong-arguments.js';

const INPUT = {
  bytes: igcFile(flightFixes(TOW_FLIGHT)),
  aircraft: { kind: 'GL', index: 100 },
  nowS: Date.UTC(2026, 6, 15) / 1000,
};

testWrongCalls(exportsOfRoom('preview'), [
  { of: 'previewFile', given: [], named: /input .*undefined/ },
  { of: 'previewFile', given: [INPUT.bytes], named: /input has no bytes/ },
  { of: 'previewFile', given: [{ ...INPUT, bytes: undefined }], named: /input has no bytes/ },
  { of: 'previewFile', given: [{ ...INPUT, bytes: 'AXXX' }], named: /"AXXX"/ },
  { of: 'previewFile', given: [{ bytes: INPUT.bytes }], named: /input has no nowS/ },
  { of: 'previewFile', given: [{ ...INPUT, nowS: Number.NaN }], named: /^nowS .*NaN/ },
  { of: 'previewFile', given: [{ ...INPUT, nowS: new Date(0) }], named: /^nowS .*Date/ },
  { of: 'previewFile', given: [{ ...INPUT, aircraft: 'LS 4' }], named: /aircraft .*"LS 4"/ },
  { of: 'previewFile', given: [{ ...INPUT, aircraft: null }], named: /aircraft .*null/ },
  { of: 'previewFile', given: [{ ...INPUT, aircraft: { kind: 'GL' } }], named: /no index/ },
  {
    of: 'previewFile',
    given: [{ ...INPUT, aircraft: { kind: 'GL', index: 0 } }],
    named: /index .*not 0/,
  },
  {
    of: 'previewFile',
    given: [{ ...INPUT, aircraft: { kind: 'UL', index: 1 } }],
    named: /kind .*"UL"/,
  },
]);
