import { exportsOfRoom } from '../testing/exports-of-room.js';
import { flightFixes, TOW_FLIGHT } from '../testing/igc-text.js';
import { recordingOf } from '../testing/recording.js';
import { testWrongCalls } from '../testing/wrong-arguments.js';

const TASK = { points: [{ name: 'A', lat: 50, lon: 8 }] };

const recording = recordingOf(flightFixes(TOW_FLIGHT));
const HOME = { name: 'HOME', lat: 50, lon: 8 };
const FLOWN = { points: [HOME, { name: 'TURN', lat: 51, lon: 8 }, HOME], ruleSet: 'D' };
const ONLINE = { task: FLOWN, declaredAtS: 0 };

const ZONE = { direction: 'symmetric', radiusM: 500, halfAngleDeg: 180 };

testWrongCalls(
  { ...exportsOfRoom('cup'), ...exportsOfRoom('task-files'), ...exportsOfRoom('waypoint') },
  [
    { of: 'findDeclaration', given: [], named: /recording .*undefined/ },
    { of: 'findDeclaration', given: [recording], named: /takeoffS .*undefined/ },
    { of: 'findDeclaration', given: [recording, Number.NaN], named: /takeoffS .*NaN/ },
    { of: 'findDeclaration', given: [recording, 0, null], named: /online .*null/ },
    { of: 'findDeclaration', given: [recording, 0, { task: FLOWN }], named: /no declaredAtS/ },
    {
      of: 'findDeclaration',
      given: [recording, 0, { ...ONLINE, declaredAtS: Number.NaN }],
      named: /declaredAtS .*NaN/,
    },
    {
      of: 'findDeclaration',
      given: [recording, 0, { ...ONLINE, declaredUntilS: Infinity }],
      named: /declaredUntilS .*Infinity/,
    },
    {
      of: 'findDeclaration',
      given: [recording, 0, { ...ONLINE, task: { ...FLOWN, points: [] } }],
      named: /not 0 points/,
    },
    { of: 'parseCup', given: [], named: /text .*undefined/ },
    { of: 'parseCup', given: [new Uint8Array(3)], named: /text .*Uint8Array/ },
    { of: 'writeCup', given: [], named: /content .*undefined/ },
    { of: 'writeCup', given: [{ waypoints: [] }], named: /no tasks/ },
    { of: 'parseCupx', given: ['PK'], named: /bytes .*"PK"/ },
    { of: 'writeCupx', given: [{ waypoints: 'all', tasks: [] }], named: /waypoints .*"all"/ },
    { of: 'parseTsk', given: [7], named: /text .*7/ },
    { of: 'writeTsk', given: [{}], named: /no points/ },
    { of: 'parseLkt', given: [], named: /text .*undefined/ },
    { of: 'writeLkt', given: [{ points: 3 }], named: /points .*3/ },
    { of: 'parseXctsk', given: [{}], named: /text .*Object/ },
    { of: 'writeXctsk', given: [], named: /task .*undefined/ },
    { of: 'writeXctskCode', given: [], named: /task .*undefined/ },
    { of: 'parseGpx', given: [], named: /text .*undefined/ },
    { of: 'writeGpx', given: [[]], named: /no waypoints/ },
    { of: 'writeKml', given: [], named: /content .*undefined/ },
    { of: 'writeGeoJson', given: [], named: /content .*undefined/ },
    { of: 'parseCRecords', given: [], named: /text .*undefined/ },
    { of: 'writeCRecords', given: [TASK], named: /times .*undefined/ },
    { of: 'writeCRecords', given: [TASK, { declaredAtS: Number.NaN }], named: /NaN/ },
    { of: 'writeCRecords', given: [TASK, { declaredAtS: 0, flightDayS: '1' }], named: /"1"/ },
    { of: 'parseTaskFile', given: ['name'], named: /bytes .*"name"/ },
    { of: 'writeTaskFile', given: [{ waypoints: [], tasks: [] }, 'doc'], named: /"doc"/ },
    { of: 'writeTaskFile', given: [{ waypoints: [], tasks: [] }, 'tsk'], named: /not 0/ },
    { of: 'taskUnderRules', given: [{}, 'D'], named: /no points/ },
    { of: 'taskUnderRules', given: [TASK, 'd'], named: /ruleSet .*"d"/ },
    { of: 'decodeText', given: ['text'], named: /bytes .*"text"/ },
    { of: 'encodeText', given: ['text', 'ascii'], named: /"ascii"/ },
    { of: 'encodeText', given: [5, 'utf-8'], named: /text .*5/ },
    { of: 'zoneOfSeeYou', given: [], named: /zone .*undefined/ },
    { of: 'zoneOfSeeYou', given: [ZONE, 'middle'], named: /"middle"/ },
    { of: 'zoneOfSeeYou', given: [{ ...ZONE, direction: 'up' }, 'start'], named: /"up"/ },
    { of: 'zoneOfSeeYou', given: [{ ...ZONE, radiusM: '5' }, 'start'], named: /radiusM .*"5"/ },
    { of: 'zoneOfSeeYou', given: [{ ...ZONE, halfAngleDeg: -1 }, 'start'], named: /-1/ },
  ],
);
