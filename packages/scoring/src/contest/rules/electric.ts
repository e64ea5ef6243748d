import type { ContestRule } from './contest-rule.js';

/** Free distance of electric gliders with the engine, minus points for its energy. */
export const ELECTRIC: ContestRule = {
  name: 'electric',
  version: '2026.1',
  source: 'A rule of our own: no organiser has published one for this contest.',
  courses: [
    {
      scoreName: 'free6',
      geometry: { kind: 'path', maxLegs: 6, maxLossOfHeightM: 1000, withEngine: true },
      factorPercent: 100,
      measure: { kind: 'distance' },
    },
  ],
  indexWeightPercent: 100,
  entry: { aircraftKinds: ['FG'] },
  minPoints: 0,
  pointsPerKwh: 10,
};
