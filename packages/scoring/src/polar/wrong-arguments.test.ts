import { exportsOfRoom } from '../testing/exports-of-room.js';
import { testWrongCalls } from '../testing/wrong-arguments.js';
import { TWO_SEATER } from './testing/two-seater.js';

const POINTS = [25, 35, 50].map((speedMps) => ({ speedMps, verticalSpeedMps: -1 }));
const REST = { referenceMassKg: 702 };

testWrongCalls(exportsOfRoom('polar'), [
  { of: 'checkPolar', given: [], named: /polar .*undefined/ },
  { of: 'checkPolar', given: [{ a: -1 }], named: /polar has no b/ },
  { of: 'verticalSpeedMps', given: [], named: /polar .*undefined/ },
  { of: 'verticalSpeedMps', given: [TWO_SEATER, -1], named: /speedMps .*-1/ },
  { of: 'isPolarMass', given: [undefined, 700], named: /polar .*undefined/ },
  { of: 'polarAtMass', given: [undefined, 700], named: /polar .*undefined/ },
  { of: 'polarAtMass', given: [TWO_SEATER, '700'], named: /massKg .*"700"/ },
  { of: 'polarThroughPoints', given: [], named: /points .*undefined/ },
  { of: 'polarThroughPoints', given: [[7]], named: /point .*7/ },
  { of: 'polarThroughPoints', given: [[{ speedMps: 20 }], REST], named: /no verticalSpeedMps/ },
  { of: 'polarThroughPoints', given: [POINTS.slice(1), REST], named: /3, not 2/ },
  { of: 'polarThroughPoints', given: [[...POINTS, POINTS[0]], REST], named: /3, not 4/ },
  {
    of: 'polarThroughPoints',
    given: [[POINTS[0], POINTS[0], POINTS[1]], REST],
    named: /25 m\/s is given twice/,
  },
  { of: 'polarThroughPoints', given: [POINTS, REST], named: /a of polar/ },
  { of: 'polarThroughPoints', given: [POINTS], named: /rest .*undefined/ },
  { of: 'speedToFlyMps', given: [], named: /polar .*undefined/ },
  { of: 'speedToFlyMps', given: [TWO_SEATER, 3], named: /conditions .*3/ },
  { of: 'speedToFlyMps', given: [TWO_SEATER, { macCreadyMps: -1 }], named: /macCreadyMps .*-1/ },
  { of: 'speedToFlyMps', given: [TWO_SEATER, { nettoMps: Number.NaN }], named: /nettoMps .*NaN/ },
  { of: 'speedToFlyMps', given: [TWO_SEATER, { headwindMps: 51 }], named: /headwindMps .*51/ },
  { of: 'bestGlide', given: [], named: /polar .*undefined/ },
  { of: 'bestGlide', given: [TWO_SEATER, '3'], named: /headwindMps .*"3"/ },
  { of: 'minimumSink', given: [], named: /polar .*undefined/ },
  { of: 'crossCountrySpeedMps', given: [], named: /polar .*undefined/ },
  { of: 'crossCountrySpeedMps', given: [TWO_SEATER, -2, 30], named: /climbMps .*-2/ },
  { of: 'crossCountrySpeedMps', given: [TWO_SEATER, 2, 'x'], named: /speedMps .*"x"/ },
]);
