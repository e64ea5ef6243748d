import { TWO_SEATER } from '../polar/testing/two-seater.js';
import { exportsOfRoom } from '../testing/exports-of-room.js';
import { trackOver } from '../testing/made-track.js';
import { testWrongCalls } from '../testing/wrong-arguments.js';
import { createAirportIndex } from './arrival-heights.js';
import { prepareAnalysis } from './prepare-analysis.js';

const track = trackOver([
  { lat: 50, lon: 8 },
  { lat: 50, lon: 8.01 },
  { lat: 50, lon: 8.02 },
]);
const INPUT = { track, phases: [] };
const ANALYSIS = prepareAnalysis(INPUT);
const RANGE = { first: 0, last: 2 };
const PHASE = { first: 0, last: 1, kind: 'thermal', turn: 'left' };

const WIND = { eastMps: new Float32Array(3), northMps: new Float32Array(3) };
const COMPARED = { track, progress: { progressM: new Float32Array(3), passes: [] } };
const PLACE = { lat: 50, lon: 8, altitudeM: 1000 };
const COMPARISON = { own: track, other: track, course: [PLACE, PLACE], alignment: 'time' };
const FLOWN = { analysis: ANALYSIS, wind: WIND };
const AIRCRAFT = { polar: TWO_SEATER, massKg: undefined, reserveM: 300 };
const AIRPORTS = createAirportIndex([{ lat: 50, lon: 8, elevationM: 100 }]);

testWrongCalls(exportsOfRoom('analysis'), [
  { of: 'airColumns', given: [], named: /input .*undefined/ },
  { of: 'airColumns', given: [{ track: undefined }], named: /track .*undefined/ },
  { of: 'airColumns', given: [{ track, wind: 4 }], named: /wind .*4/ },
  {
    of: 'airColumns',
    given: [{ track, wind: { ...WIND, eastMps: [1] } }],
    named: /eastMps .*list of 1/,
  },
  {
    of: 'airColumns',
    given: [{ track, wind: { ...WIND, northMps: new Float32Array(2) } }],
    named: /northMps has 2 of 3/,
  },
  { of: 'airColumns', given: [{ track, polar: { a: 1 } }], named: /polar has no b/ },
  { of: 'airColumns', given: [{ track, polar: TWO_SEATER, massKg: 7 }], named: /massKg .* 7\./ },
  { of: 'airspeedFactor', given: ['high'], named: /altitudeM .*"high"/ },
  { of: 'airspeedFactor', given: [50_000], named: /altitudeM .* 50000\./ },
  { of: 'analyseFlight', given: [], named: /input .*undefined/ },
  { of: 'analyseFlight', given: [{ flight: { track } }], named: /input has no unpowered/ },
  { of: 'analyseFlight', given: [{ flight: 5, unpowered: {} }], named: /flight .*5/ },
  { of: 'analyseFlight', given: [{ flight: {}, unpowered: {} }], named: /flight has no track/ },
  {
    of: 'analyseFlight',
    given: [{ flight: { track }, unpowered: { unpoweredTimes: [2, 1] } }],
    named: /2, 1/,
  },
  {
    of: 'analyseFlight',
    given: [{ flight: { track }, unpowered: {}, polar: TWO_SEATER, massKg: 7 }],
    named: /massKg .* 7\./,
  },
  {
    of: 'analyseFlight',
    given: [{ flight: { track, powerW: new Float32Array(4) }, unpowered: {} }],
    named: /powerW has 4 of 3/,
  },
  { of: 'arrivalsFromFix', given: [], named: /flight .*undefined/ },
  { of: 'arrivalsFromFix', given: [{ ...FLOWN, analysis: {} }], named: /analysis has no track/ },
  { of: 'arrivalsFromFix', given: [FLOWN, '0'], named: /fix .*"0"/ },
  { of: 'arrivalsFromFix', given: [FLOWN, 3], named: /fix .* 3\./ },
  { of: 'arrivalsFromFix', given: [{ ...FLOWN, wind: {} }, 0], named: /eastMps .*undefined/ },
  { of: 'arrivalsFromFix', given: [FLOWN, 0, AIRPORTS], named: /aircraft .*undefined/ },
  { of: 'arrivalsFromFix', given: [FLOWN, 0, undefined, AIRCRAFT], named: /index .*undefined/ },
  {
    of: 'arrivalsFromFix',
    given: [FLOWN, 0, AIRPORTS, { ...AIRCRAFT, polar: { a: 1 } }],
    named: /polar has no b/,
  },
  {
    of: 'arrivalsFromFix',
    given: [FLOWN, 0, AIRPORTS, { ...AIRCRAFT, massKg: '450' }],
    named: /massKg .*"450"/,
  },
  {
    of: 'arrivalsFromFix',
    given: [FLOWN, 0, AIRPORTS, { ...AIRCRAFT, reserveM: -1 }],
    named: /reserveM .*-1/,
  },
  { of: 'compareFlights', given: [], named: /input .*undefined/ },
  { of: 'compareFlights', given: [{ own: track }], named: /input has no other/ },
  { of: 'compareFlights', given: [{ ...COMPARISON, other: {} }], named: /track .*undefined/ },
  { of: 'compareFlights', given: [{ ...COMPARISON, course: [] }], named: /course .* 0\./ },
  {
    of: 'compareFlights',
    given: [{ ...COMPARISON, alignment: 'height' }],
    named: /alignment .*"height"/,
  },
  { of: 'intervalFigures', given: [], named: /statistics .*undefined/ },
  { of: 'intervalFigures', given: [{}, '5'], named: /straightKm .*"5"/ },
  { of: 'intervalFigures', given: [{}, -1], named: /straightKm .*-1/ },
  { of: 'courseProgress', given: [], named: /track .*undefined/ },
  { of: 'courseProgress', given: [track, 3], named: /course .*3/ },
  { of: 'courseProgress', given: [track, [{ lat: 50, lon: 8 }]], named: /points of course .* 1\./ },
  {
    of: 'courseProgress',
    given: [
      track,
      [
        { lat: 50, lon: 8 },
        { lat: 91, lon: 8 },
      ],
    ],
    named: /91/,
  },
  {
    of: 'courseProgress',
    given: [
      track,
      [
        { lat: 50, lon: 8 },
        { lat: 51, lon: 8 },
      ],
      -1,
    ],
    named: /reachM .*-1/,
  },
  { of: 'flightDifference', given: [], named: /own .*undefined/ },
  { of: 'flightDifference', given: [COMPARED, {}], named: /other has no track/ },
  {
    of: 'flightDifference',
    given: [COMPARED, { track, progress: { progressM: [1], passes: [] } }],
    named: /progressM .*list of 1/,
  },
  {
    of: 'flightDifference',
    given: [COMPARED, { track, progress: { progressM: new Float32Array(2), passes: [] } }],
    named: /progressM has 2 of 3/,
  },
  { of: 'flightDifference', given: [COMPARED, COMPARED, 'height'], named: /alignment .*"height"/ },
  { of: 'leadAt', given: [], named: /difference .*undefined/ },
  { of: 'leadAt', given: [{ aheadM: new Float32Array(2) }], named: /no higherM/ },
  {
    of: 'leadAt',
    given: [{ aheadM: new Float32Array(2), higherM: new Float32Array(3) }],
    named: /higherM has 3 of 2/,
  },
  {
    of: 'leadAt',
    given: [{ aheadM: new Float32Array(2), higherM: new Float32Array(2) }, 2],
    named: /fix .*2/,
  },
  { of: 'findPhases', given: [], named: /track .*undefined/ },
  { of: 'findPhases', given: [{ count: 2 }], named: /timeS of track/ },
  { of: 'canDetectCircling', given: [], named: /track .*undefined/ },
  { of: 'findWind', given: [], named: /track .*undefined/ },
  { of: 'findWind', given: [track], named: /phase .*undefined/ },
  { of: 'findWind', given: [track, [{ ...PHASE, last: 3 }]], named: /phase 0\.\.3/ },
  { of: 'windByHeight', given: ['calm'], named: /winds .*"calm"/ },
  { of: 'windByHeight', given: [[], 0], named: /layerM .*0/ },
  { of: 'windColumns', given: [track], named: /wind .*undefined/ },
  { of: 'windColumns', given: [track, [{ first: 0, last: 9 }]], named: /wind 0\.\.9/ },
  { of: 'toWind', given: ['1', 2], named: /eastMps .*"1"/ },
  { of: 'toWind', given: [1, Number.NaN], named: /northMps .*NaN/ },
  { of: 'prepareAnalysis', given: [], named: /input .*undefined/ },
  { of: 'prepareAnalysis', given: [{ ...INPUT, track: undefined }], named: /track .*undefined/ },
  { of: 'prepareAnalysis', given: [{ ...INPUT, phases: {} }], named: /phase .*Object/ },
  {
    of: 'prepareAnalysis',
    given: [{ ...INPUT, phases: [{ ...PHASE, last: 3 }] }],
    named: /phase 0\.\.3/,
  },
  {
    of: 'prepareAnalysis',
    given: [{ ...INPUT, phases: [PHASE, PHASE] }],
    named: /Phase 0\.\.1 begins before 1/,
  },
  {
    of: 'prepareAnalysis',
    given: [{ ...INPUT, phases: [{ ...PHASE, kind: 'glide' }] }],
    named: /kind .*"glide"/,
  },
  {
    of: 'prepareAnalysis',
    given: [{ ...INPUT, phases: [{ ...PHASE, turn: 'up' }] }],
    named: /turn .*"up"/,
  },
  {
    of: 'prepareAnalysis',
    given: [{ ...INPUT, winds: [{ first: 0, last: 1, turns: [{ first: 0, last: 5 }] }] }],
    named: /turn 0\.\.5/,
  },
  {
    of: 'prepareAnalysis',
    given: [{ ...INPUT, groundM: [1, 2, 3] }],
    named: /groundM .*list of 3/,
  },
  {
    of: 'prepareAnalysis',
    given: [{ ...INPUT, groundM: Int16Array.of(1) }],
    named: /groundM has 1 of 3/,
  },
  {
    of: 'prepareAnalysis',
    given: [{ ...INPUT, nettoMps: new Int16Array(3) }],
    named: /nettoMps .*Int16Array/,
  },
  {
    of: 'prepareAnalysis',
    given: [{ ...INPUT, powerW: new Float32Array(4) }],
    named: /powerW has 4 of 3/,
  },
  { of: 'computeStatistics', given: [track, RANGE, 2], named: /analysis has no/ },
  { of: 'computeStatistics', given: [ANALYSIS, { first: 0, last: 9 }, 2], named: /0\.\.9/ },
  { of: 'computeStatistics', given: [ANALYSIS, RANGE, '2'], named: /distanceKm .*"2"/ },
  { of: 'computeStatistics', given: [ANALYSIS, RANGE, Number.NaN], named: /distanceKm .*NaN/ },
  { of: 'describePhases', given: [undefined], named: /analysis .*undefined/ },
  { of: 'describePhases', given: [ANALYSIS, { first: 0, last: 9 }], named: /0\.\.9/ },
  { of: 'climbHistogram', given: ['none'], named: /phases .*"none"/ },
  { of: 'climbHistogram', given: [[], 0], named: /stepMps .*0/ },
  {
    of: 'climbHistogram',
    given: [[{ kind: 'thermal', climbMps: Number.NaN }]],
    named: /climbMps .*NaN/,
  },
  { of: 'barogramColumns', given: [{}, {}], named: /analysis has no track/ },
  { of: 'barogramColumns', given: [ANALYSIS, {}], named: /air has no varioMps/ },
  { of: 'bestClimb', given: [5], named: /phases .*5/ },
  { of: 'bestHourSpeedsKmh', given: [], named: /track .*undefined/ },
  { of: 'cumulativeDistanceKm', given: [{}], named: /count of track .*undefined/ },
  { of: 'createAirportIndex', given: [], named: /airports .*undefined/ },
  { of: 'createAirportIndex', given: [[{ lat: 91, lon: 0 }]], named: /latitude 91/ },
  { of: 'createAirportIndex', given: [[{ lat: 1, lon: 0 }]], named: /elevationM .*undefined/ },
  { of: 'arrivalHeights', given: [], named: /index .*undefined/ },
  { of: 'arrivalHeights', given: [AIRPORTS, { lat: 50, lon: 8 }], named: /altitudeM .*undefined/ },
  { of: 'arrivalHeights', given: [AIRPORTS, PLACE], named: /options .*undefined/ },
  {
    of: 'arrivalHeights',
    given: [AIRPORTS, PLACE, { glideRatio: 0, speedMps: 30 }],
    named: /glideRatio .*0/,
  },
  {
    of: 'arrivalHeights',
    given: [AIRPORTS, PLACE, { glideRatio: 40, speedMps: 30, wind: {} }],
    named: /no eastMps/,
  },
  {
    of: 'arrivalHeights',
    given: [AIRPORTS, PLACE, { glideRatio: 40, speedMps: 30, withinM: 1e9 }],
    named: /withinM .*1000000000/,
  },
  { of: 'findMeeting', given: [track], named: /track .*undefined/ },
  { of: 'findMeeting', given: [{}, track], named: /track/ },
  { of: 'hasPhaseFigures', given: [], named: /statistics .*undefined/ },
  { of: 'phaseIndexes', given: [], named: /analysis .*undefined/ },
  { of: 'phaseIndexes', given: [{ track }], named: /analysis has no phases/ },
  { of: 'localWinds', given: [], named: /analysis .*undefined/ },
  { of: 'localWinds', given: [{ track }], named: /analysis has no winds/ },
  { of: 'groundBetween', given: [], named: /profile .*undefined/ },
  { of: 'groundBetween', given: [{ unixS: [] }], named: /interval .*undefined/ },
  {
    of: 'groundBetween',
    given: [{ unixS: [] }, { startS: Number.NaN, endS: 1 }],
    named: /startS .*NaN/,
  },
  { of: 'thermalFeatures', given: [], named: /track .*undefined/ },
  { of: 'thermalFeatures', given: [track, {}], named: /phase .*Object/ },
  { of: 'thermalFeatures', given: [track, [{ ...PHASE, last: 3 }]], named: /phase 0\.\.3/ },
  {
    of: 'thermalFeatures',
    given: [track, [{ ...PHASE, kind: 'glide' }]],
    named: /kind .*"glide"/,
  },
]);
