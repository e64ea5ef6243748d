/** A recording whose flights were examined by hand. */
export interface FlightLabel {
  /** Path in the folder of the real files. */
  readonly file: string;
  /**
   * Takeoff and landing as times of day, UTC. The takeoff is null if the recording begins in flight.
   */
  readonly flights: readonly (readonly [takeoff: string | null, landing: string])[];
  /** The evidence. */
  readonly why: string;
}

/**
 * Takeoffs and landings, labelled by hand from speed and altitude over time. Times are right to some
 * 20 s. Paragliders are slow, hover, and land on hills.
 */
export const FLIGHT_LABELS: readonly FlightLabel[] = [
  {
    file: 'igc/defects/goigc2-0207.igc',
    flights: [['14:30:10', '15:42:35']],
    why: 'moves from 8.6 to 81 minutes, at 10 to 50 km/h',
  },
  {
    file: 'igc/defects/leonardo-no_tn.igc',
    flights: [['01:04:20', '02:38:55']],
    why: 'moves from the first minute; descends the last 80 m at walking speed',
  },
  {
    file: 'igc/defects/visugps-test.igc',
    flights: [['13:55:20', '15:46:30']],
    why: 'stands until 13:55:14; is 200 m away and lower in the next fix, 50 s later',
  },
  {
    file: 'igc/paragliders/2006-06-10-XXX-3XI-01.IGC',
    flights: [['11:49:00', '17:38:30']],
    why: 'at 30 to 50 km/h from the second minute to the bottom of the last descent',
  },
  {
    file: 'igc/paragliders/20180427.igc',
    flights: [['13:36:40', '16:02:40']],
    why: 'moves from 1.5 to 147 minutes',
  },
  {
    file: 'igc/paragliders/20211015.igc',
    flights: [[null, '10:00:00']],
    why: 'begins in flight; stands after the last descent',
  },
  {
    file: 'igc/paragliders/flight_with_middle_landing.igc',
    flights: [
      ['11:23:40', '14:22:40'],
      ['14:27:40', '15:35:20'],
    ],
    why: 'five minutes of standing at one altitude after 179 minutes',
  },
  {
    file: 'igc/paragliders/goigc2-0037.igc',
    flights: [[null, '14:59:40']],
    why: 'begins at 30 km/h; stands after 65.5 minutes',
  },
  {
    file: 'igc/paragliders/goigc2-0052.igc',
    flights: [['18:24:20', '20:29:40']],
    why: 'up to 90 km/h downwind at 4000 m; stands at the end of the descent',
  },
  {
    file: 'igc/paragliders/goigc2-0074.igc',
    flights: [['09:55:50', '10:19:40']],
    why: '30 km/h from 3.6 to 27.5 minutes',
  },
  {
    file: 'igc/paragliders/goigc2-0186.igc',
    flights: [['12:26:00', '12:58:00']],
    why: 'stands for 41 minutes, then moves until 73',
  },
  {
    file: 'igc/paragliders/goigc2-0201.igc',
    flights: [['14:43:10', '14:46:30']],
    why: 'walks up for seven minutes, then climbs 40 m at 30 km/h and descends again',
  },
  {
    file: 'igc/paragliders/goigc2-0212.igc',
    flights: [[null, '01:35:20']],
    why: 'soars along a dune at 18 to 33 km/h, 50 m above the beach where it lands',
  },
  {
    file: 'igc/defects/goigc2-0237.igc',
    flights: [['14:37:00', '14:54:50']],
    why: 'soars within 20 m for 17 minutes, then descends 60 m',
  },
  {
    file: 'igc/paragliders/goigc2-0243.igc',
    flights: [['18:03:30', '19:17:40']],
    why: 'moves from the first minute until 74.5',
  },
  {
    file: 'igc/paragliders/midnight-au-2024-02-09.IGC',
    flights: [['23:43:40', '07:36:20']],
    why: 'at 20 to 60 km/h throughout',
  },
  {
    file: 'igc/paragliders/track_spikes.igc',
    flights: [['19:37:20', '21:36:20']],
    why: 'at 20 to 50 km/h throughout',
  },
  {
    file: 'igc/paragliders/skytraxx21-2023-04-15.igc',
    flights: [['07:39:50', '08:10:40']],
    why: 'moves from the first seconds to 31 minutes',
  },
  {
    file: 'igc/signature/dhv-vali_ok.igc',
    flights: [['11:00:40', '11:48:20']],
    why: 'a hang glider; moves from 17 to 65 minutes',
  },
  {
    file: 'igc/xc-score/curvature-of-earth-triangle.igc',
    flights: [['12:52:00', '16:36:40']],
    why: 'at 20 to 50 km/h until the ground, 225 minutes',
  },
  {
    file: 'igc/xc-score/d3p.igc',
    flights: [['13:54:20', '17:23:20']],
    why: 'soars slowly for 50 minutes before the last descent',
  },
  {
    file: 'igc/xc-score/freeflight-xcontest-66.46.igc',
    flights: [['10:55:50', '12:29:50']],
    why: 'launched at 20 km/h; up to 80 km/h downwind',
  },
  {
    file: 'igc/xc-score/hiking-up.igc',
    flights: [['09:42:30', '12:33:10']],
    why: 'walks up for five hours before',
  },
  {
    file: 'igc/xc-score/lunch-break.igc',
    flights: [
      [null, '11:13:50'],
      ['11:50:00', '14:22:40'],
    ],
    why: 'stands for 37 minutes between two flights',
  },
  {
    file: 'igc/xc-score/record_de_france.igc',
    flights: [['07:53:40', '17:56:50']],
    why: 'circles in wind at 5 to 80 km/h, and descends the last 300 m at walking speed',
  },
  {
    file: 'igc/xc-score/trifai-xcontest-189.65.igc',
    flights: [['09:21:10', '14:16:00']],
    why: 'at 20 to 70 km/h throughout',
  },
  {
    file: 'igc/xc-score/trifai-xcontest-452.21.igc',
    flights: [['08:00:00', '17:43:20']],
    why: 'at 20 to 70 km/h throughout',
  },
  {
    file: 'igc/xc-score/xcleague-2022-03-26.igc',
    flights: [[null, '13:16:00']],
    why: 'begins in flight; slow for 15 minutes, and for the last eight',
  },
  {
    file: 'igc/xc-score/xcleague-2022-07-16-a.igc',
    flights: [['11:14:50', '16:31:20']],
    why: 'soars low at 20 to 40 km/h after 190 minutes, without a stop',
  },
  {
    file: 'igc/xc-score/xcleague-2022-08-13.igc',
    flights: [['11:28:40', '14:56:40']],
    why: 'soars at 10 to 30 km/h for the first 25 minutes',
  },
  {
    file: 'igc/gliders/5c6c3ke1.igc',
    flights: [['11:31:24', '13:26:25']],
    why: 'climbs at 35 km/h over ground into strong wind',
  },
  {
    file: 'igc/gliders/utah-2012-05-17.igc',
    flights: [['18:38:09', '19:28:21']],
    why: 'driven home after the landing',
  },
  {
    file: 'igc/powered/helicopter-PING.IGC',
    flights: [
      [null, '15:47:34'],
      ['16:57:12', '17:01:56'],
      ['17:32:45', '17:38:21'],
      ['06:05:16', '06:59:54'],
    ],
    why: 'rests, without a fix, between the flights; climbs 60 m at walking speed before the last',
  },
  {
    file: 'cases/2026-11/hover-in-wave.igc',
    flights: [['09:02:00', '11:12:32']],
    why: 'hovers at 10 km/h in wave',
  },
  {
    file: 'cases/2026-11/car-retrieve.igc',
    flights: [['09:02:00', '10:41:08']],
    why: 'driven over hills after the landing',
  },
];
