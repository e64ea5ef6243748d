import type { RankingRow } from '@cloudstreet/sdk';

/** The first rows of a ranking of pilots as `POST /ranking` returns them. */
export const rankedPilots: RankingRow[] = [
  {
    position: 1,
    user: {
      id: 7,
      name: 'Katharina Lindqvist',
      club: {
        id: 3,
        name: 'Aero Club Varese',
        region: { id: 'IT-25', name: 'Lombardia', country: 'IT' },
      },
    },
    points: 4812.4,
    distance: 5204.1,
    speed: 112.4,
    flight_count: 2,
    pilots: 1,
    flights: [
      {
        id: 41,
        points: 2812.4,
        distance: 3104.2,
        speed: 116,
        scoring_date: '2026-07-14',
        aircraft: { id: 12, name: 'Arcus M' },
      },
      {
        id: 42,
        points: 2000,
        distance: 2099.9,
        speed: 108.2,
        scoring_date: '2026-06-02',
        aircraft: { id: 31, name: 'ASK 21' },
      },
    ],
  },
  {
    position: 2,
    user: { id: 8, name: 'Maximiliane von Hohenwaldeck-Reichersbeuern' },
    points: 2406.2,
    distance: 2604.6,
    speed: 98.7,
    flight_count: 1,
    pilots: 1,
    flights: [],
  },
  {
    position: 2,
    user: { id: 9, name: 'Jo Ek', club: { id: 4, name: 'Segelflyget Norr' } },
    points: 2406.2,
    distance: 2500,
    speed: 91.2,
    flight_count: 5,
    pilots: 1,
    flights: [],
  },
  {
    position: 4,
    user: { id: 10, name: 'Matteo Bruno', club: { id: 3, name: 'Aero Club Varese' } },
    points: 12.5,
    distance: 64,
    speed: 58.3,
    flight_count: 1,
    pilots: 1,
    flights: [],
  },
];

export const rankedClubs: RankingRow[] = [
  {
    position: 1,
    club: {
      id: 3,
      name: 'Aero Club Varese',
      region: { id: 'IT-25', name: 'Lombardia', country: 'IT' },
    },
    points: 9120.4,
    distance: 11_204.8,
    speed: 104.1,
    flight_count: 38,
    pilots: 12,
    flights: [],
  },
  {
    position: 2,
    club: { id: 4, name: 'Segelflyget Norr' },
    points: 4100,
    distance: 5200,
    speed: 92,
    flight_count: 21,
    pilots: 7,
    flights: [],
  },
];
