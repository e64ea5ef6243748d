import { exportsOfRoom } from '../testing/exports-of-room.js';
import { testWrongCalls } from '../testing/wrong-arguments.js';

const GLIDER = { index: 100, scClass: 'ST' };
const PLACE = { lat: 47.6, lon: 12.4 };
const FLIGHT = { date: '2026-07-14', takeoffMs: 0, landingMs: 1, takeoff: PLACE, landing: PLACE };
const INDICES = [{ year: 2026, index: 100 }];

testWrongCalls(exportsOfRoom('season'), [
  { of: 'achievementLevel', given: [-1], named: /count .*-1/ },
  { of: 'achievementLevel', given: [2.5], named: /count .*2\.5/ },
  { of: 'achievementsToNextLevel', given: [undefined], named: /count .*undefined/ },
  { of: 'seasonOf', given: [], named: /undefined/ },
  { of: 'seasonOf', given: [Symbol('day')], named: /Symbol\(day\)/ },
  { of: 'seasonBounds', given: [Object.create(null)], named: /Object/ },
  { of: 'seasonOf', given: ['14.07.2026'], named: /14\.07\.2026/ },
  { of: 'seasonOf', given: ['2026-02-29'], named: /2026-02-29/ },
  { of: 'seasonBounds', given: [Number.NaN], named: /NaN/ },
  { of: 'seasonBounds', given: [2026.5], named: /2026\.5/ },
  { of: 'seasonBounds', given: ['2026'], named: /2026/ },
  { of: 'isJuniorInSeason', given: ['2001-13-01', 2026], named: /2001-13-01/ },
  { of: 'isJuniorInSeason', given: ['2001-10-01'], named: /undefined/ },
  { of: 'juniorsBornFrom', given: [2026.5], named: /2026\.5/ },
  { of: 'mayScoreClubClass', given: [], named: /aircraft .*undefined/ },
  { of: 'mayScoreClubClass', given: [{ ...GLIDER, index: 0 }], named: /index .*0/ },
  { of: 'mayScoreClubClass', given: [{ index: 100 }], named: /aircraft has no scClass/ },
  { of: 'rankedClass', given: [{ ...GLIDER, index: Number.NaN }, true], named: /index .*NaN/ },
  { of: 'rankedClass', given: [{ ...GLIDER, scClass: 15 }, true], named: /scClass .*15/ },
  { of: 'rankedClass', given: [GLIDER], named: /scoreClubClass .*undefined/ },
  { of: 'rankedClass', given: [{ ...GLIDER, index: 110 }, true], named: /110/ },
  { of: 'indexOfYear', given: [undefined, 2026], named: /indices .*undefined/ },
  { of: 'indexOfYear', given: [[{ year: 2026 }], 2026], named: /no index/ },
  { of: 'indexOfYear', given: [[{ year: Number.NaN, index: 1 }], 2026], named: /year .*NaN/ },
  { of: 'indexOfYear', given: [[{ year: 2026, index: -1 }], 2026], named: /index .*-1/ },
  { of: 'indexOfYear', given: [INDICES, 26], named: /26/ },
  { of: 'findTravels', given: [undefined], named: /flights .*undefined/ },
  { of: 'findTravels', given: [[{ date: '2026-07-14' }]], named: /flight has no takeoffMs/ },
  { of: 'findTravels', given: [[{ ...FLIGHT, date: '14.07.2026' }]], named: /14\.07\.2026/ },
  { of: 'findTravels', given: [[{ ...FLIGHT, landingMs: Number.NaN }]], named: /NaN/ },
  { of: 'findTravels', given: [[{ ...FLIGHT, landing: { lat: 91, lon: 0 } }]], named: /91/ },
  { of: 'travelDays', given: ['2026-07-14'], named: /undefined/ },
  { of: 'travelDays', given: ['2026-02-30', '2026-03-01'], named: /2026-02-30/ },
]);
