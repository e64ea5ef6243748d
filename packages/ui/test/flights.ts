import type { Flight, UserCard } from '@cloudstreet/sdk';

/** A ranked flight as `GET /flight` answers it. */
export const rankedFlight: Flight = {
  id: 41,
  status: 'valid',
  rank: true,
  user: { id: 7, name: 'Katharina Lindqvist' },
  co_user_name: 'Matteo Bruno',
  aircraft: { id: 12, name: 'Arcus M' },
  club: { id: 3, name: 'Aero Club Varese' },
  takeoff_airport: {
    id: 88,
    name: 'Varese Calcinate del Pesce',
    region: { id: 'IT-25', name: 'Lombardia', country: 'IT' },
  },
  scoring_date: '2026-07-14',
  time_zone: 'Europe/Berlin',
  takeoff_time: '2026-07-14T09:42:11+00:00',
  landing_time: '2026-07-14T17:58:40+00:00',
  bbox: [8.72, 45.81, 11.94, 46.93],
  polyline:
    'ogrvGo~kt@mkGwrZghMuaZ}kIudWoiGeda@sfH_bWy~How^szDi~YitHkv[knDerLgqLu|VknDufFgoEemSgbNq`Wy|CozPmkFmqJw{Hw_QkdImt`@_oJqg\\epAe{_@_}Lm`_@ezBk`h@goOuhUy`Bq~j@etKwoY~yIlei@fuVvsl@tvLded@tgPngi@xrJjre@drNnds@pvN|gi@hpMhnf@~pBho[vrC~nRzlFhmYvF~cVvdCt{Teu@z_VfcDz_b@hyD|vPxzGfsFl{El{TnrDfoIlxHvJblKx`R|kEdoH`{G~kOtpFhkG',
  junior: false,
  dmst_index: 118,
  contest: { points: 812.42, distance: 958.66, speed: 116.04 },
};

/** With all that takes room in a tile. */
export const longestFlight: Flight = {
  ...rankedFlight,
  id: 45,
  user: { id: 8, name: 'Maximiliane von Hohenwaldeck-Reichersbeuern' },
  co_user_name: 'Bartholomäus Freiherr von Unterberg zu Oberstein',
  aircraft: { id: 13, name: 'Schempp-Hirth Nimbus 4DM' },
  takeoff_airport: {
    id: 89,
    name: 'Saint-Auban-sur-l’Ouvèze Aérodrome',
    region: { id: 'FR-PAC', name: 'Provence-Alpes-Côte d’Azur', country: 'FR' },
  },
  contest: { points: 1512.42, distance: 1018.54, speed: 138.88 },
};

export const unrankedFlight: Flight = {
  ...rankedFlight,
  id: 42,
  rank: false,
  user: { id: 9, name: 'Jo Ek' },
  aircraft: { id: 31, name: 'ASK 21' },
  takeoff_airport: {
    id: 12,
    name: 'Borkenberge',
    region: { id: 'DE-NW', name: 'Nordrhein-Westfalen', country: 'DE' },
  },
  bbox: [7.1, 51.6, 8.4, 52.1],
  polyline:
    '_h`{H_{lk@euFqaFmgE_yAiaM{{Hbl@_yFatJxsBirDujE_aGucJypI_o@f|Do|NdaCii\\lwFgpRx{AcqLl`EcvSjgCgwVp`EslS|`AiwUxlGxoS||AxaUl|IbhL~xD|sLpiLdvU~sDn|L|xFxeNhuBhaXwQxiGcdJfaHeeBj~GpbA~aEsuEjkDsxFt_BkxBvuN{_Cf}B',
  contest: { points: 96.1, distance: 104.5, speed: 58.3 },
};
delete unrankedFlight.co_user_name;

export const scoringFlight: Flight = { ...unrankedFlight, id: 43, status: 'scoring' };
delete scoringFlight.contest;

export const pilot: UserCard = {
  id: 7,
  name: 'Katharina Lindqvist',
  junior: false,
  gender: 'F',
  count: 42,
  points: 9120.4,
  time: 612_000,
  distance: 11_204.8,
  achievement_count: 23,
};
