import type { AirspaceViolation } from '@cloudstreet/sdk';

/** Common fields of a crossing and a near miss of the same airspace. */
export const BESIDE = {
  airspace_name: 'TMA Cologne',
  airspace_class: 'C',
  airspace_min_alt: { reference: 'MSL', altitude: 762, text: '2500 MSL' },
  airspace_max_alt: { reference: 'FL', altitude: 3048, text: 'FL100' },
  unknown_limits: [],
} satisfies Partial<AirspaceViolation>;

/** Entered and left again after two and a half minutes. */
export const CROSSING: AirspaceViolation = {
  ...BESIDE,
  id: 1,
  violation: true,
  activity: 'active',
  intervals: [
    {
      start_time: '2026-07-14T10:10:00+00:00',
      end_time: '2026-07-14T10:12:30+00:00',
      start_point: { type: 'Point', coordinates: [7.0933, 51] },
      end_point: { type: 'Point', coordinates: [7.0933, 51.05] },
      start_alt: 1000,
      end_alt: 1100,
    },
  ],
  interval_count: 1,
  total_seconds: 150,
  depth_horizontal: 1250,
  depth_vertical: 238,
};
