import { checkObject } from '../units/check-value.js';

/**
 * Statistics of an interval of flight, in the contract's names and units. Its time consists of
 * thermals, attempts at thermals and glides, and of engine runs if the distance was scored with
 * them. Shares are fractions of 1. Sums and means over nothing are 0. Unknown figures are absent,
 * as are all figures of phases if `canDetectCircling` returns false.
 */
export interface FlownStatistics extends Partial<PhaseStatistics> {
  /** D, in km: as it was scored; else the straight lengths of the parts without tow and engine. */
  readonly distance: number;
  /**
   * T: the seconds that D took. Of what was scored, all from start to end, those with an engine too;
   * else those without.
   */
  readonly duration: number;
  /** The same. */
  readonly total_seconds: number;
  /** D / T, in km/h. */
  readonly speed: number;
  /** Metres above mean sea level, weighed by the time of the intervals, as all that follows of height. */
  readonly altitude_avg: number;
  /**
   * Metres above ground, weighted by time. Absent, as all that follows, if the ground is known for
   * less than nine tenths of it. Unknown parts are ignored.
   */
  readonly agl_avg?: number;
  /** Share of the time below this height in metres above ground. */
  readonly below_1000_agl?: number;
  /** As the previous field, for the following wind. */
  readonly below_800_agl?: number;
  readonly below_600_agl?: number;
  readonly below_400_agl?: number;
  readonly below_200_agl?: number;
  readonly below_100_agl?: number;
  /** km/h. Absent if there was no circling within half an hour. */
  readonly wind_speed?: number;
  /** Direction from which the wind blows, in whole degrees from true north, 0 to 359. */
  readonly wind_direction?: number;
  /** kWh that an electric engine used; absent without its sensors. */
  readonly fes_energy?: number;
}

/** Statistics of the phases of an interval. */
export interface PhaseStatistics {
  /** Thermals of which a part lies in the interval. */
  readonly thermal_count: number;
  /** Seconds, as all times. */
  readonly thermal_time: number;
  /** Share of the duration. */
  readonly thermal_percentage: number;
  /** Metres. */
  readonly thermal_gain: number;
  /** Gain by time of all thermals together, in metres per second. */
  readonly thermal_avg: number;
  /** Metres gained in a thermal. */
  readonly thermal_avg_gain: number;
  /**
   * Mean airspeed while circling, in km/h: Σ path / Σ time through the air, where velocities are
   * those over ground less the centre of the circle that they lie on. Absent if gaps hide the
   * circles of all thermals.
   */
  readonly thermal_speed?: number;
  /**
   * Mean radius of the circles through the air, in metres: Σ path / Σ turn in radians of the same
   * velocities. Absent as the speed.
   */
  readonly thermal_radius?: number;
  /** Bank in degrees that keeps an aircraft on such circles: atan(v² / (g·r)); absent as the speed. */
  readonly thermal_bank?: number;
  /** Share of the thermals' time that was turned to the right; absent without thermals. */
  readonly thermal_direction?: number;
  /**
   * Height lost in thermals by the height climbed in them: above 1 if more was lost. Absent if
   * nothing was climbed. Follows the recorded altitudes: an unsteady altimeter loses height, too.
   */
  readonly thermal_loss_ratio?: number;
  /** Mean altitude above mean sea level at which thermals began, in metres; absent without thermals. */
  readonly thermal_start_alt?: number;
  /** Mean height above ground at which thermals started, in metres. Absent if unknown. */
  readonly thermal_start_agl?: number;
  /** Attempts that overlap the interval. */
  readonly attempt_count: number;
  /** Seconds. */
  readonly attempt_time: number;
  /** Share of the duration. */
  readonly attempt_percentage: number;
  /** Metres; negative where attempts lost height. */
  readonly attempt_gain: number;
  /** Gain by time of all attempts together, in metres per second. */
  readonly attempt_avg: number;
  /** Gain of speed without the time A of attempts, in km/h: D / (T − A) − D / T. */
  readonly attempt_speed_loss: number;
  /** Track length over ground in glides, in km. */
  readonly track_distance: number;
  /** Pieces between the circling. */
  readonly glide_count: number;
  /** Seconds of these intervals: T without circling and engine. */
  readonly glide_time: number;
  /** Share of the duration. */
  readonly glide_percentage: number;
  /** Metres, mostly negative: the height gained without circling and engine. */
  readonly glide_gain: number;
  /** km/h over ground along the track. */
  readonly glide_speed: number;
  /** D by height lost in glides. Absent if they lost none, or an engine ran for a part of D. */
  readonly glide_ratio?: number;
  /**
   * Track length of glides by D. Absent if D is not the distance flown, or an engine ran for a part
   * of it.
   */
  readonly glide_detour?: number;
  /** Mean straight length of a glide, in km. */
  readonly glide_distance: number;
  /** Mean altitude of glides above mean sea level, in metres; absent without glides. */
  readonly glide_alt_avg?: number;
  /** Share of the glides' time in rising air. Absent if the motion of the air is unknown. */
  readonly glide_percentage_lift?: number;
  /** km/h over ground in rising air. Absent if there was none. */
  readonly glide_speed_lift?: number;
  /** km/h over ground in sinking air. Absent if there was none. */
  readonly glide_speed_sink?: number;
}

/**
 * Whether it is known of an interval how its phases were flown.
 *
 * @throws {TypeError} If the argument is not an object.
 */
export function hasPhaseFigures(
  statistics: FlownStatistics,
): statistics is FlownStatistics & PhaseStatistics {
  checkObject('statistics', statistics, []);
  return statistics.thermal_count !== undefined;
}
