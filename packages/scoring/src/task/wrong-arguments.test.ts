import { exportsOfRoom } from '../testing/exports-of-room.js';
import { flightFixes, TOW_FLIGHT } from '../testing/igc-text.js';
import { recordingOf, wholeTrack } from '../testing/recording.js';
import { testWrongCalls } from '../testing/wrong-arguments.js';

const recording = recordingOf(flightFixes(TOW_FLIGHT));
const track = wholeTrack(recording);
const WHOLE = { first: 0, last: track.count - 1 };
const HOME = { name: 'HOME', lat: 50, lon: 8 };
const TASK = { points: [HOME, { name: 'TURN', lat: 51, lon: 8 }, HOME], ruleSet: 'D' };
const POINTS = TASK.points;
const FACTORS = { FR: 1, FR4: 1, GL: 1, OR: 1, TR: 1, RT: 1, MTR: 1, MRT: 1 };
const BANDS = [{ fromM: 0, minPercent: 28, maxPercent: 100 }];
const SHAPES = { bands: BANDS, factorPercents: FACTORS };
const LACKS = { shortfall: { code: 'not_closed', byM: 5 } };

/** The task with a zone at its turnpoint. */
const withZone = (zone: unknown) => ({
  ...TASK,
  points: POINTS.with(1, { ...HOME, zone } as never),
});

testWrongCalls(exportsOfRoom('task'), [
  { of: 'faiSectors', given: [{ lat: 91, lon: 8 }, HOME, BANDS], named: /latitude 91/ },
  { of: 'faiSectors', given: [HOME, { lat: 51, lon: 8 }], named: /bands .*undefined/ },
  { of: 'legTimesS', given: ['all', { kind: 'ground', speedMps: 25 }], named: /legs .*"all"/ },
  { of: 'legTimesS', given: [[]], named: /pace .*undefined/ },
  { of: 'legTimesS', given: [[], { kind: 'air' }], named: /"air"/ },
  { of: 'legTimesS', given: [[], { kind: 'ground', speedMps: -1 }], named: /speedMps .*-1/ },
  { of: 'taskLegs', given: [], named: /points .*undefined/ },
  { of: 'taskLegs', given: [[HOME]], named: /not 1 points/ },
  { of: 'zoneOutlines', given: [], named: /task .*undefined/ },
  { of: 'classifyTask', given: [], named: /points .*undefined/ },
  { of: 'classifyTask', given: [[], SHAPES], named: /not 0 points/ },
  { of: 'classifyTask', given: [[HOME], SHAPES], named: /not 1 points/ },
  { of: 'classifyTask', given: [[HOME, { lat: 91, lon: 8 }], SHAPES], named: /latitude 91/ },
  { of: 'classifyTask', given: [[HOME, { lat: 9 }], SHAPES], named: /longitude undefined/ },
  { of: 'classifyTask', given: [POINTS], named: /shapes .*undefined/ },
  { of: 'classifyTask', given: [POINTS, { ...SHAPES, bands: 28 }], named: /bands .*28/ },
  {
    of: 'classifyTask',
    given: [[...POINTS, { lat: 51, lon: 9 }, HOME], { ...SHAPES, bands: [] }],
    named: /band/,
  },
  {
    of: 'classifyTask',
    given: [POINTS, { ...SHAPES, factorPercents: { ...FACTORS, OR: undefined } }],
    named: /factorPercents has no OR/,
  },
  {
    of: 'classifyTask',
    given: [POINTS, { ...SHAPES, factorPercents: { ...FACTORS, OR: Number.NaN } }],
    named: /factor of OR .*NaN/,
  },
  { of: 'propertiesOfZone', given: [], named: /zone .*undefined/ },
  { of: 'propertiesOfZone', given: [{ kind: 'RING' }], named: /"RING"/ },
  { of: 'zoneOfProperties', given: [], named: /properties .*undefined/ },
  { of: 'zoneOfProperties', given: [{ kind: 'RING' }], named: /"RING"/ },
  { of: 'zoneOfProperties', given: [{ kind: 'LINE' }], named: /radiusM .*NaN/ },
  { of: 'evaluateTask', given: [undefined, WHOLE, TASK], named: /track .*undefined/ },
  { of: 'evaluateTask', given: [track, undefined, TASK], named: /interval .*undefined/ },
  { of: 'evaluateTask', given: [track, { first: -1, last: 3 }, TASK], named: /interval -1\.\.3/ },
  { of: 'evaluateTask', given: [track, { first: 2, last: 1 }, TASK], named: /interval 2\.\.1/ },
  {
    of: 'evaluateTask',
    given: [track, { first: 0.5, last: 2 }, TASK],
    named: /interval 0\.5\.\.2/,
  },
  { of: 'evaluateTask', given: [track, { first: 0, last: Number.NaN }, TASK], named: /0\.\.NaN/ },
  {
    of: 'evaluateTask',
    given: [track, { first: 0, last: track.count }, TASK],
    named: /0\.\.\d+ in/,
  },
  { of: 'evaluateTask', given: [track, WHOLE], named: /task .*undefined/ },
  { of: 'evaluateTask', given: [track, WHOLE, { ...TASK, ruleSet: 'X' }], named: /ruleSet .*"X"/ },
  { of: 'evaluateTask', given: [track, WHOLE, { ...TASK, points: [HOME] }], named: /not 1 points/ },
  {
    of: 'evaluateTask',
    given: [track, WHOLE, { ...TASK, points: [HOME, { lat: 50, lon: 8 }] }],
    named: /name .*undefined/,
  },
  { of: 'evaluateTask', given: [track, WHOLE, withZone('LINE')], named: /zone .*"LINE"/ },
  { of: 'evaluateTask', given: [track, WHOLE, withZone({ kind: 'TUBE' })], named: /kind .*"TUBE"/ },
  {
    of: 'evaluateTask',
    given: [track, WHOLE, withZone({ kind: 'CYLINDER' })],
    named: /radiusM of a CYLINDER .*undefined/,
  },
  {
    of: 'evaluateTask',
    given: [track, WHOLE, withZone({ kind: 'CYLINDER', radiusM: 0 })],
    named: /radiusM of a CYLINDER .*0/,
  },
  {
    of: 'evaluateTask',
    given: [track, WHOLE, withZone({ kind: 'LINE', radiusM: -5 })],
    named: /radiusM of a LINE .*-5/,
  },
  {
    of: 'evaluateTask',
    given: [track, WHOLE, withZone({ kind: 'KEYHOLE', radiusM: Number.NaN })],
    named: /radiusM of a KEYHOLE .*NaN/,
  },
  {
    of: 'evaluateTask',
    given: [track, WHOLE, withZone({ kind: 'KEYHOLE', radiusM: 1, cylinderRadiusM: '5' })],
    named: /cylinderRadiusM of a KEYHOLE .*"5"/,
  },
  {
    of: 'evaluateTask',
    given: [track, WHOLE, withZone({ kind: 'SYMMETRIC_QUADRANT', radiusM: Infinity })],
    named: /radiusM of a SYMMETRIC_QUADRANT .*Infinity/,
  },
  { of: 'evaluateTask', given: [track, WHOLE, TASK, null], named: /options .*null/ },
  {
    of: 'evaluateTask',
    given: [track, WHOLE, TASK, { maxLossOfHeightM: Number.NaN }],
    named: /maxLossOfHeightM .*NaN/,
  },
  { of: 'evaluateTask', given: [track, WHOLE, TASK, { mustClose: 1 }], named: /mustClose .*1/ },
  { of: 'penalizedDistanceKm', given: [undefined, TASK], named: /reading .*undefined/ },
  {
    of: 'penalizedDistanceKm',
    given: [{ distanceKm: Number.NaN }, TASK],
    named: /distanceKm .*NaN/,
  },
  { of: 'penalizedDistanceKm', given: [{ distanceKm: 5 }], named: /task .*undefined/ },
  { of: 'areaDistances', given: [], named: /task .*undefined/ },
  { of: 'areaDistances', given: [{ ...TASK, points: 5 }], named: /points .*5/ },
  { of: 'taskText', given: [undefined, TASK], named: /flown .*undefined/ },
  { of: 'taskText', given: [LACKS], named: /task .*undefined/ },
  { of: 'taskText', given: [LACKS, TASK, null], named: /reader .*null/ },
  {
    of: 'taskText',
    given: [{ shortfall: { code: 'lost', byM: 5 } }, TASK],
    named: /code .*"lost"/,
  },
  {
    of: 'taskText',
    given: [{ shortfall: { code: 'not_closed', byM: Number.NaN } }, TASK],
    named: /byM .*NaN/,
  },
  { of: 'zonesText', given: [], named: /declared .*undefined/ },
  { of: 'zonesText', given: [{ hasOtherZones: 1 }], named: /hasOtherZones .*1/ },
  { of: 'zoneText', given: [], named: /task .*undefined/ },
  { of: 'zoneText', given: [TASK, 3], named: /no point 3/ },
]);
