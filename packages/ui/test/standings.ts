import type { Standing, StandingsDay } from '../src/tables/StandingsTable/StandingsTable.js';

export const competitionDays: StandingsDay[] = [
  { id: 1, name: 'Day 1', href: '/day/1' },
  { id: 2, name: 'Day 2', href: '/day/2' },
  { id: 3, name: 'Day 3' },
];

/** Two share a place, one has no result on a day, and one is not placed. */
export const competitors: Standing[] = [
  {
    id: 7,
    position: 1,
    name: 'Katharina Lindqvist',
    href: '/user/7',
    detail: 'Arcus M · KL',
    points: [1000, 812, 640],
    total: 2452,
  },
  {
    id: 8,
    position: 2,
    name: 'Maximiliane von Hohenwaldeck-Reichersbeuern',
    href: '/user/8',
    detail: 'ASG 29 · MH',
    points: [900, 1000, undefined],
    total: 1900,
  },
  { id: 9, position: 2, name: 'Jo Ek', points: [950, 0, 950], total: 1900 },
  { id: 10, name: 'Matteo Bruno', href: '/user/10', points: [400, 300, 200], total: 900 },
];
