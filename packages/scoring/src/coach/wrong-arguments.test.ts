import { exportsOfRoom } from '../testing/exports-of-room.js';
import { testWrongCalls } from '../testing/wrong-arguments.js';
import { flownFlight, glideAt } from './testing/flown-flight.js';

const INPUT = flownFlight([glideAt(40)]);
const { air, track } = INPUT;
const { nettoMps: _nettoMps, ...withoutNetto } = air;
const THERMAL = { first: 0, last: 9, kind: 'thermal', turn: 'left' };

testWrongCalls(exportsOfRoom('coach'), [
  { of: 'coach', given: [], named: /input .*undefined/ },
  { of: 'coach', given: [{ ...INPUT, track: undefined }], named: /track .*undefined/ },
  { of: 'coach', given: [{ ...INPUT, phases: 3 }], named: /phase .*3/ },
  {
    of: 'coach',
    given: [{ ...INPUT, phases: [{ first: 0, last: 1, kind: 'glide', turn: 'left' }] }],
    named: /kind .*"glide"/,
  },
  {
    of: 'coach',
    given: [{ ...INPUT, phases: [THERMAL, { ...THERMAL, first: 1 }] }],
    named: /1\.\.9 begins before 9/,
  },
  { of: 'coach', given: [{ ...INPUT, interval: { first: 0, last: 1e6 } }], named: /0\.\.1000000/ },
  { of: 'coach', given: [{ ...INPUT, air: undefined }], named: /air .*undefined/ },
  {
    of: 'coach',
    given: [{ ...INPUT, air: { ...air, trueAirspeedMps: [40] } }],
    named: /trueAirspeedMps .*list of 1/,
  },
  {
    of: 'coach',
    given: [{ ...INPUT, air: { ...air, groundSpeedMps: new Float32Array(2) } }],
    named: /groundSpeedMps has 2 of/,
  },
  { of: 'coach', given: [{ ...INPUT, air: withoutNetto }], named: /nettoMps .*undefined/ },
  { of: 'coach', given: [{ ...INPUT, polar: { a: -1 } }], named: /polar has no b/ },
  { of: 'coach', given: [{ ...INPUT, massKg: 5000 }], named: /massKg .*5000/ },
  {
    of: 'coach',
    given: [{ ...INPUT, massLimits: { minKg: 700, maxKg: 600 } }],
    named: /minKg .*700/,
  },
  { of: 'coach', given: [{ ...INPUT, massLimits: { minKg: 700 } }], named: /no maxKg/ },
  { of: 'coach', given: [{ ...INPUT, distanceKm: -1 }], named: /distanceKm .*-1/ },
  { of: 'coach', given: [{ ...INPUT, minHeightAglM: Number.NaN }], named: /minHeightAglM .*NaN/ },
  { of: 'coach', given: [{ ...INPUT, macCreadyMps: '2' }], named: /macCreadyMps .*"2"/ },
  { of: 'coach', given: [{ ...INPUT, altitudeUnit: 'km' }], named: /altitudeUnit .*"km"/ },
  {
    of: 'coach',
    given: [{ ...INPUT, groundM: new Int16Array(track.count - 1) }],
    named: /groundM has/,
  },
]);
