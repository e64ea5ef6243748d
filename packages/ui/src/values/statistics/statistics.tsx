import type { Leg } from '@cloudstreet/sdk';
import type { ReactNode } from 'react';
import { FlownTime } from '../FlownTime.js';
import {
  Altitude,
  Angle,
  ClimbRate,
  Count,
  CruiseSpeed,
  Distance,
  GlideRatio,
  Share,
} from '../quantities.js';

/** Statistics of an interval of a flight. */
export type Statistics = Omit<
  Leg,
  'number' | 'start_time' | 'end_time' | 'start_alt' | 'end_alt' | 'distance' | 'speed' | 'duration'
>;

export type StatisticName = Exclude<
  keyof Statistics,
  'total_seconds' | 'wind_speed' | 'wind_direction' | 'fes_energy'
>;

/** Scored distance divided by the height lost in glides. Infinite without loss of height. */
export function glideRatioOf({
  glide_ratio: ratio,
  glide_gain: gainM,
  glide_time: seconds = 0,
}: Pick<Statistics, 'glide_ratio' | 'glide_gain' | 'glide_time'>): number | undefined {
  if (ratio !== undefined) return ratio;
  return seconds > 0 && gainM !== undefined && gainM >= 0 ? Number.POSITIVE_INFINITY : undefined;
}

const count = (value: number | undefined) => (value === undefined ? '–' : <Count count={value} />);
const time = (seconds: number | undefined) => <FlownTime seconds={seconds} />;
const altitude = (m: number | undefined) => <Altitude m={m} />;
const climb = (mps: number | undefined) => <ClimbRate mps={mps} />;
const share = (fraction: number | undefined) => <Share fraction={fraction} />;
const cruise = (kmh: number | undefined) => <CruiseSpeed kmh={kmh} />;
const distance = (km: number | undefined) => <Distance km={km} />;

/** Formats values in the user's units. A dash if unknown. */
export const STATISTIC_VALUES: Readonly<
  Record<StatisticName, (value: number | undefined) => ReactNode>
> = {
  thermal_count: count,
  thermal_time: time,
  thermal_percentage: share,
  thermal_gain: altitude,
  thermal_avg: climb,
  thermal_avg_gain: altitude,
  thermal_speed: cruise,
  thermal_radius: altitude,
  thermal_bank: (degrees) => <Angle degrees={degrees} />,
  thermal_direction: share,
  thermal_loss_ratio: share,
  thermal_start_alt: altitude,
  thermal_start_agl: altitude,
  attempt_count: count,
  attempt_time: time,
  attempt_percentage: share,
  attempt_gain: altitude,
  attempt_avg: climb,
  attempt_speed_loss: (kmh) => <CruiseSpeed kmh={kmh} digits={1} />,
  glide_count: count,
  glide_time: time,
  glide_percentage: share,
  glide_gain: altitude,
  glide_speed: cruise,
  glide_ratio: (ratio) => <GlideRatio ratio={ratio} />,
  glide_detour: share,
  glide_distance: distance,
  track_distance: distance,
  glide_alt_avg: altitude,
  glide_percentage_lift: share,
  glide_speed_lift: cruise,
  glide_speed_sink: cruise,
  altitude_avg: altitude,
  agl_avg: altitude,
  below_1000_agl: share,
  below_800_agl: share,
  below_600_agl: share,
  below_400_agl: share,
  below_200_agl: share,
  below_100_agl: share,
};
