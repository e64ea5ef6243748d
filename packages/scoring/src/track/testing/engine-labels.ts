/** Cause of noise that a sensor recorded. Only `engine` is a run. */
export type NoiseCause = 'engine' | 'tow' | 'roll' | 'speed' | 'vents' | 'airbrakes' | 'thermal';

/** An interval of noise, and its cause. */
export interface NoiseLabel {
  /** Times of day, UTC. An engine starts and ends at half of its level, to a fix. */
  readonly start: string;
  readonly end: string;
  readonly cause: NoiseCause;
  /** The evidence: levels of ENL, and the motion. */
  readonly why: string;
}

/** A recording whose noise was examined by hand. */
export interface EngineLabel {
  /** Path in the folder of the real files. */
  readonly file: string;
  /** All engine runs, and the noises that are most easily mistaken for one. */
  readonly noises: readonly NoiseLabel[];
}

/** Paths of recordings with a sensor that hears little more than wheels. */
const QUIET_FILES: readonly string[] = [
  'competitions/leverkusen-2017/2017-07-15-aat/igc/1G_77fv6m71.igc',
  'competitions/leverkusen-2017/2017-07-15-aat/igc/1R_77fv39a1.igc',
  'competitions/leverkusen-2017/2017-07-15-aat/igc/33_77fv2tp1.igc',
  'competitions/leverkusen-2017/2017-07-15-aat/igc/EI_77fv6e71.igc',
  'competitions/leverkusen-2017/2017-07-15-aat/igc/FR_77fv14x1.igc',
  'competitions/leverkusen-2017/2017-07-15-aat/igc/MI_77fv2xk1.igc',
  'competitions/leverkusen-2017/2017-07-15-aat/igc/P9_77fl1kd1.IGC',
  'competitions/leverkusen-2017/2017-07-15-aat/igc/TA_77fv38w1.igc',
  'competitions/leverkusen-2017/2017-07-15-aat/igc/WJ_77flnsk1.IGC',
  'competitions/leverkusen-2017/2017-07-17-race/igc/1G_77hv6m71.igc',
  'competitions/leverkusen-2017/2017-07-17-race/igc/1_77hv6kh1.igc',
  'competitions/leverkusen-2017/2017-07-17-race/igc/EI_77hv6e71.igc',
  'competitions/leverkusen-2017/2017-07-17-race/igc/FR_77hv14x1.igc',
  'competitions/leverkusen-2017/2017-07-17-race/igc/H1_77hlne21.IGC',
  'competitions/leverkusen-2017/2017-07-17-race/igc/MI_77hv2xk1.igc',
  'competitions/leverkusen-2017/2017-07-17-race/igc/P9_77hl1kd1.IGC',
  'igc/gliders/5c6v1fo1.igc',
  'igc/gliders/87el0ep1.igc',
  'igc/gliders/99bv7r92.igc',
  'igc/gliders/hollmann-sample15.igc',
  'igc/gliders/hollmann-sample4.igc',
  'igc/gliders/hollmann-sample5.igc',
  'igc/gliders/hollmann-sample8.igc',
  'igc/gliders/optimize-short-flight-1.igc',
  'igc/simulator/condor-r42-nz.igc',
  'igc/simulator/condor-teamxc.igc',
];

/**
 * All recordings of the real files whose sensors were recorded in flight, labelled by hand from
 * level, height, speed and turns over time.
 */
export const ENGINE_LABELS: readonly EngineLabel[] = [
  {
    file: 'igc/gliders/01lz1hq1.igc',
    noises: [
      {
        start: '00:39:49',
        end: '00:46:45',
        cause: 'engine',
        why: 'near 999 from standing until the top of a straight climb of 1000 m, then 2 m/s of sink while the propeller is stowed',
      },
      {
        start: '05:51:17',
        end: '05:54:20',
        cause: 'airbrakes',
        why: '150 to 280 from 180 km/h to the roll, with 7 m/s of sink',
      },
    ],
  },
  {
    file: 'igc/gliders/20090715.igc',
    noises: [
      {
        start: '11:36:31',
        end: '11:40:54',
        cause: 'engine',
        why: '700 to 864 from the ground run until 500 m higher; 3 a few seconds later',
      },
      {
        start: '11:55:31',
        end: '11:57:39',
        cause: 'speed',
        why: '130 to 241 at 166 km/h; the same at each fast glide of this flight',
      },
      {
        start: '13:36:54',
        end: '13:39:00',
        cause: 'speed',
        why: 'up to 483 in a dive to 249 km/h, falling 4 m/s',
      },
      {
        start: '14:42:04',
        end: '14:45:12',
        cause: 'speed',
        why: '170 at 194 km/h in the final glide',
      },
    ],
  },
  {
    file: 'igc/gliders/5c6c3ke1.igc',
    noises: [
      {
        start: '11:30:43',
        end: '11:38:12',
        cause: 'engine',
        why: '996 until 850 m above the ground, then 600 while it cools; as quiet as before at 11:38:44',
      },
    ],
  },
  {
    file: 'igc/gliders/hollmann-sample2.igc',
    noises: [
      {
        start: '12:53:38',
        end: '13:15:48',
        cause: 'engine',
        why: '0 until a dive to 499 m, then 750 in a straight climb at 60 to 100 km/h; 4 m/s of sink after its end',
      },
      {
        start: '13:41:38',
        end: '13:48:38',
        cause: 'engine',
        why: '0 until a dive to 434 m, then 680 to 860 in a straight climb of 200 m',
      },
    ],
  },
  {
    file: 'igc/gliders/hollmann-sample25.igc',
    noises: [
      {
        start: '09:01:53',
        end: '09:07:02',
        cause: 'engine',
        why: '999 from the ground run until 450 m higher; noise of stowing until 09:07:26',
      },
    ],
  },
  {
    file: 'igc/gliders/nz-taupo-2009-11-06.igc',
    noises: [
      {
        start: '03:57:34',
        end: '04:02:41',
        cause: 'engine',
        why: '4 until a dive to 497 m, then 999 in a straight climb at 1.4 m/s; 2 m/s of sink after its end',
      },
      {
        start: '23:48:26',
        end: '23:48:40',
        cause: 'roll',
        why: '408 to 768 in the ground run',
      },
      {
        start: '04:06:38',
        end: '04:07:02',
        cause: 'airbrakes',
        why: 'up to 249 at 180 km/h, falling 3.5 m/s before the landing',
      },
    ],
  },
  {
    file: 'igc/gliders/outlanding_race_task_enl.igc',
    noises: [
      {
        start: '16:12:32',
        end: '16:33:15',
        cause: 'engine',
        why: '4 until 10 m/s of sink with the propeller out, then 999 in a climb of 1260 m',
      },
      {
        start: '16:52:42',
        end: '16:58:11',
        cause: 'engine',
        why: '999 in a straight climb at 1.1 m/s, after a dive',
      },
      {
        start: '16:34:21',
        end: '16:34:58',
        cause: 'vents',
        why: 'up to 257 at 160 km/h; no climb',
      },
      {
        start: '16:59:02',
        end: '16:59:09',
        cause: 'vents',
        why: 'up to 305 at 144 km/h; no climb',
      },
    ],
  },
  {
    file: 'igc/gliders/score-rs-quintus-1000m.igc',
    noises: [
      {
        start: '07:57:00',
        end: '08:16:47',
        cause: 'engine',
        why: '630 to 959 from standing until 2150 m higher; 2.6 m/s of sink after its end',
      },
    ],
  },
  {
    file: 'competitions/wgc-2026/2026-05-29-open-aat/65T_FL.igc',
    noises: [
      {
        start: '10:15:44',
        end: '10:21:20',
        cause: 'engine',
        why: '670 to 999 from standing until 620 m higher',
      },
      {
        start: '14:36:11',
        end: '14:36:32',
        cause: 'roll',
        why: '808 in the landing run: wheels are as loud as an engine',
      },
    ],
  },
  {
    file: 'cases/2026-11/aircraft-2-same-logger.igc',
    noises: [
      {
        start: '09:02:00',
        end: '09:05:28',
        cause: 'engine',
        why: 'made: 900 in a climb of 600 m',
      },
      {
        start: '09:37:20',
        end: '09:40:16',
        cause: 'engine',
        why: 'made: 950',
      },
      {
        start: '10:13:20',
        end: '10:16:16',
        cause: 'engine',
        why: 'made: 950',
      },
    ],
  },
  {
    file: 'cases/2026-11/base.igc',
    noises: [
      {
        start: '09:02:00',
        end: '09:05:28',
        cause: 'tow',
        why: 'made: 300 on tow',
      },
    ],
  },
  {
    file: 'competitions/leverkusen-2017/2017-07-17-race/igc/SW_77hlqgg1.IGC',
    noises: [
      {
        start: '13:37:16',
        end: '13:40:24',
        cause: 'tow',
        why: 'pure glider: 370 to 999 with a vent open on tow; it climbs on at 2 m/s after the noise',
      },
      {
        start: '14:02:26',
        end: '14:05:30',
        cause: 'thermal',
        why: '190 to 574 in circles; the thermal is as good before and after',
      },
      {
        start: '14:09:28',
        end: '14:11:24',
        cause: 'thermal',
        why: '150 to 393 in circles at 0.8 m/s',
      },
      {
        start: '15:53:26',
        end: '15:53:52',
        cause: 'thermal',
        why: '180 to 316 for 26 s in circles at 1.4 m/s',
      },
      {
        start: '17:04:55',
        end: '17:06:25',
        cause: 'speed',
        why: '150 to 179 at 190 km/h',
      },
    ],
  },
  {
    file: 'competitions/leverkusen-2017/2017-07-15-aat/igc/SW_77flqgg1.IGC',
    noises: [
      {
        start: '09:50:05',
        end: '09:50:15',
        cause: 'roll',
        why: 'pure glider: up to 999 in the ground run',
      },
      {
        start: '14:00:49',
        end: '14:00:59',
        cause: 'airbrakes',
        why: '368 to 516 for 10 s, falling 3 m/s',
      },
    ],
  },
  {
    file: 'competitions/leverkusen-2017/2017-07-15-aat/igc/H1_77flne21.IGC',
    noises: [
      {
        start: '10:13:21',
        end: '10:15:35',
        cause: 'thermal',
        why: 'pure glider: 110 to 240 in each thermal of the flight, 40 in glides',
      },
      {
        start: '10:34:49',
        end: '10:41:49',
        cause: 'thermal',
        why: '180 in circles at 2.1 m/s',
      },
      {
        start: '10:50:00',
        end: '10:55:38',
        cause: 'thermal',
        why: '164 in circles at 1.5 m/s',
      },
    ],
  },
  {
    file: 'competitions/leverkusen-2017/2017-07-15-aat/igc/ZG_77fv6ci1.igc',
    noises: [
      {
        start: '09:56:27',
        end: '09:58:31',
        cause: 'tow',
        why: 'pure glider: 140 to 577 on tow',
      },
    ],
  },
  {
    file: 'competitions/leverkusen-2017/2017-07-17-race/igc/ZG_77hv6ci1.igc',
    noises: [
      {
        start: '13:40:35',
        end: '13:41:03',
        cause: 'tow',
        why: 'pure glider: 164 to 244 on tow',
      },
      {
        start: '16:55:46',
        end: '16:57:29',
        cause: 'airbrakes',
        why: 'pure glider: 140 to 684 at 2.7 m/s of sink, down to the roll',
      },
    ],
  },
  {
    file: 'competitions/leverkusen-2017/2017-07-15-aat/igc/T_77fv4np1.igc',
    noises: [
      {
        start: '09:42:30',
        end: '09:42:45',
        cause: 'roll',
        why: 'pure glider: 386 to 451 in the ground run',
      },
      {
        start: '14:30:43',
        end: '14:31:19',
        cause: 'speed',
        why: '161 to 198 at 170 km/h',
      },
    ],
  },
  {
    file: 'competitions/leverkusen-2017/2017-07-15-aat/igc/1_77fv6kh1.igc',
    noises: [
      {
        start: '13:57:02',
        end: '13:57:09',
        cause: 'thermal',
        why: 'pure glider: 149 to 231 for 7 s in a thermal of 2.1 m/s',
      },
    ],
  },
  {
    file: 'competitions/leverkusen-2017/2017-07-17-race/igc/33_77hv2tp1.igc',
    noises: [
      {
        start: '14:10:44',
        end: '14:11:00',
        cause: 'roll',
        why: 'pure glider: up to 519 in the ground run',
      },
    ],
  },
  {
    file: 'igc/gliders/2ALGB9D1.IGC',
    noises: [
      {
        start: '16:54:32',
        end: '16:55:02',
        cause: 'roll',
        why: 'up to 459 in the ground run',
      },
      {
        start: '17:00:18',
        end: '17:01:45',
        cause: 'vents',
        why: '200 to 325 at 167 km/h; no climb',
      },
      {
        start: '17:05:30',
        end: '17:07:28',
        cause: 'vents',
        why: '250 to 331 at 120 km/h, sinking as a glider does',
      },
      {
        start: '17:32:30',
        end: '17:33:50',
        cause: 'airbrakes',
        why: '256 to 816 at 3 m/s of sink, down to the roll',
      },
    ],
  },
  {
    file: 'igc/gliders/5c5vjf21.igc',
    noises: [
      {
        start: '09:47:55',
        end: '09:48:44',
        cause: 'tow',
        why: '330 to 888 until 50 m above the ground; it climbs on at 2 m/s after the noise',
      },
    ],
  },
  {
    file: 'igc/gliders/missing_lcu_lseeyou_lines.igc',
    noises: [
      {
        start: '11:25:29',
        end: '11:26:14',
        cause: 'tow',
        why: '150 to 580 until 47 m above the ground; it climbs on',
      },
      {
        start: '11:46:48',
        end: '11:46:55',
        cause: 'vents',
        why: '462 for a moment at 161 km/h',
      },
      {
        start: '16:46:09',
        end: '16:46:42',
        cause: 'roll',
        why: '410 to 999 in the landing run',
      },
    ],
  },
  {
    file: 'igc/gliders/optimize-long-flight-1.igc',
    noises: [
      {
        start: '10:00:45',
        end: '10:01:03',
        cause: 'roll',
        why: '999 in the ground run',
      },
    ],
  },
  {
    file: 'igc/gliders/olsztyn.igc',
    noises: [
      {
        start: '10:16:59',
        end: '10:17:20',
        cause: 'roll',
        why: '568 to 799 in the ground run',
      },
      {
        start: '10:54:26',
        end: '10:54:42',
        cause: 'thermal',
        why: '184 to 297 for 16 s in circles at 2 m/s',
      },
      {
        start: '12:01:22',
        end: '12:01:30',
        cause: 'vents',
        why: '254 at 195 km/h',
      },
    ],
  },
  {
    file: 'igc/gliders/arcus-t-2024-06-18.igc',
    noises: [
      {
        start: '11:33:20',
        end: '11:33:28',
        cause: 'vents',
        why: '473 for a moment in a pull-up from 180 km/h',
      },
      {
        start: '16:20:00',
        end: '16:20:16',
        cause: 'vents',
        why: '156 to 263 for 16 s, sinking 1.6 m/s',
      },
    ],
  },
  {
    file: 'igc/gliders/45bvafx1.igc',
    noises: [
      {
        start: '09:54:11',
        end: '09:54:18',
        cause: 'roll',
        why: 'up to 566 in the ground run; MOP 14 and RPM 1 all day',
      },
      {
        start: '16:46:15',
        end: '16:46:38',
        cause: 'roll',
        why: '184 to 710 in the landing run',
      },
    ],
  },
  {
    file: 'igc/gliders/score-rs-ls10.igc',
    noises: [
      {
        start: '08:05:30',
        end: '08:05:42',
        cause: 'roll',
        why: '532 to 736 in the ground run',
      },
    ],
  },
  {
    file: 'competitions/wgc-2026/2026-05-28-18m/65S_JP.igc',
    noises: [
      {
        start: '13:03:44',
        end: '13:03:54',
        cause: 'speed',
        why: '236 for a moment at 198 km/h',
      },
      {
        start: '16:52:23',
        end: '16:52:45',
        cause: 'roll',
        why: '712 to 960 in the landing run',
      },
    ],
  },
  ...QUIET_FILES.map((file) => ({ file, noises: [] })),
];
