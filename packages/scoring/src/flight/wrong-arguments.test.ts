import { parseIgc } from '../igc/parse-igc.js';
import { exportsOfRoom } from '../testing/exports-of-room.js';
import { flightFixes, igcFile, TOW_FLIGHT } from '../testing/igc-text.js';
import { testWrongCalls, type WrongCall } from '../testing/wrong-arguments.js';
import { createTrack } from '../track/create-track.js';

const { recording, findings } = parseIgc(igcFile(flightFixes(TOW_FLIGHT)));
const INTERVAL = { first: 0, last: recording.fixes.count - 1 };
const INPUT = {
  recording,
  interval: INTERVAL,
  fileFindings: findings,
  aircraft: { kind: 'GL', index: 100 },
  uploadedAtS: recording.dayStartS,
  editAllowedUntilS: recording.dayStartS,
};

/** Of a recording without a flight, so that little else uses its input. */
const ON_THE_GROUND = {
  ...INPUT,
  ...parseIgc(igcFile(flightFixes(TOW_FLIGHT.slice(0, 1)))),
  interval: { first: 0, last: 1 },
};

const LINE_TRACK = createTrack(recording, INTERVAL);

/** Arguments that inspecting and scoring reject alike. */
const WRONG_INPUTS: readonly Omit<WrongCall, 'of'>[] = [
  { given: [], named: /input .*undefined/ },
  { given: [{ ...INPUT, recording: undefined }], named: /input has no recording/ },
  { given: [{ ...INPUT, recording: findings }], named: /recording has no fixes/ },
  { given: [{ ...INPUT, interval: { first: 5, last: 4 } }], named: /5\.\.4/ },
  { given: [{ ...INPUT, interval: { first: 0, last: 1e6 } }], named: /0\.\.1000000/ },
  { given: [{ ...INPUT, fileFindings: ['OLC_FILE'] }], named: /finding .*"OLC_FILE"/ },
  { given: [{ ...INPUT, aircraft: 'LS 4' }], named: /aircraft .*"LS 4"/ },
  { given: [{ ...INPUT, aircraft: { kind: 'GL', index: 0 } }], named: /index .*not 0/ },
  { given: [{ ...INPUT, aircraft: { kind: 'UL', index: 1 } }], named: /kind .*"UL"/ },
  { given: [{ ...INPUT, takeoffElevationM: Number.NaN }], named: /takeoffElevationM .*NaN/ },
  { given: [{ ...INPUT, takeoffElevationM: '350' }], named: /takeoffElevationM .*"350"/ },
  { given: [{ ...INPUT, uploadedAtS: Number.NaN }], named: /uploadedAtS .*NaN/ },
  { given: [{ ...INPUT, uploadedAtS: undefined }], named: /uploadedAtS .*undefined/ },
  { given: [{ ...INPUT, editAllowedUntilS: new Date(0) }], named: /editAllowedUntilS .*Date/ },
  { given: [{ ...INPUT, scoringTimes: 5 }], named: /scoringTimes .*5/ },
  { given: [{ ...INPUT, scoringTimes: [5] }], named: /there are 1/ },
  { given: [{ ...INPUT, scoringTimes: [5, Number.NaN] }], named: /scoring time .*NaN/ },
  { given: [{ ...INPUT, scoringTimes: [5, 4] }], named: /ascend, but are 5, 4/ },
  { given: [{ ...INPUT, declaredOnline: 5 }], named: /online .*5/ },
  { given: [{ ...ON_THE_GROUND, scoringTimes: [5] }], named: /there are 1/ },
];

testWrongCalls(exportsOfRoom('flight'), [
  ...['inspectFlight', 'scoreFlight'].flatMap((of) =>
    WRONG_INPUTS.map(({ given, named }) => ({ of, given, named })),
  ),
  { of: 'replayLine', given: [], named: /track .*undefined/ },
  { of: 'replayLine', given: [LINE_TRACK, { first: 0, last: 1e6 }], named: /0\.\.1000000/ },
  { of: 'readReplayLine', given: [], named: /line .*undefined/ },
  { of: 'readReplayLine', given: [{ time: [], lat: [], lon: [], alt: [] }], named: /no climb/ },
  {
    of: 'readReplayLine',
    given: [{ time: [1], lat: [1], lon: [], alt: [1], climb: [0] }],
    named: /lon has 0 of 1/,
  },
  { of: 'scoreFlight', given: [{ ...ON_THE_GROUND, fileSha256: 'abc' }], named: /"abc"/ },
  { of: 'scoreFlight', given: [{ ...ON_THE_GROUND, clubCountry: 'de' }], named: /"de"/ },
  { of: 'scoreFlight', given: [{ ...INPUT, takeoffCountry: 5 }], named: /takeoffCountry .*5/ },
  {
    of: 'scoreFlight',
    given: [{ ...INPUT, groundM: new Int16Array(3) }],
    named: /groundM has 3 of/,
  },
  { of: 'scoreFlight', given: [{ ...ON_THE_GROUND, polar: { a: 1 } }], named: /polar has no b/ },
  { of: 'aircraftPolar', given: [], named: /aircraft .*undefined/ },
  { of: 'readFlightTrack', given: [], named: /flight .*undefined/ },
  {
    of: 'readFlightTrack',
    given: [{ geom: { coordinates: [] }, time: [1], alt: [1] }],
    named: /coordinates has 0 of 1/,
  },
  { of: 'splitFlights', given: [], named: /recording .*undefined/ },
  { of: 'splitFlights', given: [{ recording }], named: /recording has no fixes/ },
  {
    of: 'splitFlights',
    given: [{ ...recording, fixes: { ...recording.fixes, count: 0 } }],
    named: /recording of 0 fixes/,
  },
  { of: 'flightTrack', given: [recording], named: /interval .*undefined/ },
  { of: 'flightTrack', given: [recording, INTERVAL, Number.NaN], named: /altitudeOffsetM .*NaN/ },
  { of: 'flightTrack', given: [recording, INTERVAL, 0.5], named: /altitudeOffsetM .*0\.5/ },
  ...['flightOutline', 'flightLine'].flatMap((of) => [
    { of, given: [], named: /track .*undefined/ },
    { of, given: [{ geom: { coordinates: 'x' } }], named: /coordinates .*"x"/ },
    { of, given: [{ geom: { coordinates: [[8, Number.NaN]] } }], named: /latitude .*NaN/ },
  ]),
  { of: 'editAllowedUntilS', given: ['2026-02-29', 0], named: /2026-02-29/ },
  { of: 'editAllowedUntilS', given: [undefined, 0], named: /undefined/ },
  { of: 'editAllowedUntilS', given: ['2026-07-14', Number.NaN], named: /NaN/ },
  { of: 'editAllowedUntilS', given: ['2026-07-14', Symbol('s')], named: /Symbol\(s\)/ },
  { of: 'editAllowedUntilS', given: ['2026-07-14'], named: /undefined/ },
  { of: 'takeoffMassLimits', given: [undefined, 1], named: /aircraft .*undefined/ },
  { of: 'takeoffMassLimits', given: [{}, 3], named: /people .*3/ },
  { of: 'takeoffMassLimits', given: [{ empty_mass: -1 }, 1], named: /empty_mass .*-1/ },
  { of: 'takeoffMassLimits', given: [{ mtow: '525' }, 1], named: /mtow .*"525"/ },
]);
