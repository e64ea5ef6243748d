import type { Flight } from '@cloudstreet/sdk';

/** A flight as the server returns it. */
export const flight: Flight = {
  id: 41,
  status: 'valid',
  rank: true,
  user: { id: 7, name: 'Katharina Lindqvist' },
  aircraft: { id: 12, name: 'Arcus M' },
  club: { id: 3, name: 'Aero Club Varese' },
  takeoff_airport: {
    id: 88,
    name: 'Varese Calcinate del Pesce',
    region: { id: 'IT-25', name: 'Lombardia', country: 'IT' },
  },
  scoring_date: '2026-07-14',
  time_zone: 'Europe/Rome',
  takeoff_time: '2026-07-14T10:01:00+00:00',
  landing_time: '2026-07-14T11:59:00+00:00',
  bbox: [8.6, 45.8, 8.8, 46.1],
  polyline: '_dfvG_f|t@_yoDzgg@?_c_B~xoDzgg@',
  junior: false,
  dmst_index: 118,
  contest: { points: 151.2, distance: 178.4, speed: 91.3 },
};
