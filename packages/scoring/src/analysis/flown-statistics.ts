import { checkObject } from '../units/check-value.js';

/**
 * Statistics of an interval of flight, in the names and units of the contract. The interval
 * consists of thermals, climb attempts and glides, and of engine runs if the distance was scored
 * with them. Shares are fractions of 1. Sums and means are 0 if there is nothing to sum. Unknown
 * figures are absent, and so are all figures of phases if `canDetectCircling` returns false.
 */
export interface FlownStatistics extends Partial<PhaseStatistics> {
  /**
   * Distance D in km: the scored distance, or else the sum of the straight lengths of the parts
   * without tow and engine.
   */
  readonly distance: number;
  /**
   * Time T in seconds in which D was flown: for a scored distance all time from start to end,
   * including engine runs; otherwise the time without tow and engine.
   */
  readonly duration: number;
  /** Equal to `duration`. */
  readonly total_seconds: number;
  /** D / T, in km/h. */
  readonly speed: number;
  /** Mean altitude in metres above mean sea level, weighted by time, as are all mean heights. */
  readonly altitude_avg: number;
  /**
   * Mean height in metres above ground. Absent, as are the following fields up to `below_100_agl`,
   * if the ground is known for less than 90 % of the time. Unknown parts are ignored.
   */
  readonly agl_avg?: number;
  /** Share of the time below this height in metres above ground, as are the next five fields. */
  readonly below_1000_agl?: number;
  readonly below_800_agl?: number;
  readonly below_600_agl?: number;
  readonly below_400_agl?: number;
  readonly below_200_agl?: number;
  readonly below_100_agl?: number;
  /** Wind speed in km/h. Absent if there was no circling within half an hour. */
  readonly wind_speed?: number;
  /** Direction from which the wind blows, in whole degrees from true north, 0 to 359. */
  readonly wind_direction?: number;
  /** Energy used by an electric engine, in kWh. Absent without its sensors. */
  readonly fes_energy?: number;
}

/** Statistics of the phases of an interval. */
export interface PhaseStatistics {
  /** Number of thermals that overlap the interval. */
  readonly thermal_count: number;
  /** Time in thermals, in seconds. */
  readonly thermal_time: number;
  /** Share of the duration. */
  readonly thermal_percentage: number;
  /** Height gained in thermals, in metres. */
  readonly thermal_gain: number;
  /** Height gained in all thermals divided by their time, in m/s. */
  readonly thermal_avg: number;
  /** Mean height gained in a thermal, in metres. */
  readonly thermal_avg_gain: number;
  /**
   * Mean airspeed while circling, in km/h: Σ path / Σ time through the air. Velocities through the
   * air are those over ground minus the wind, which is the centre of the circle on which they lie.
   * Absent if gaps hide the circles of all thermals.
   */
  readonly thermal_speed?: number;
  /**
   * Mean radius of the circles through the air, in metres: Σ path / Σ turn in radians. Absent if
   * `thermal_speed` is.
   */
  readonly thermal_radius?: number;
  /**
   * Bank angle of such circles in degrees: atan(v² / (g·r)) with airspeed v and radius r. Absent if
   * `thermal_speed` is.
   */
  readonly thermal_bank?: number;
  /** Share of the time in thermals spent in right turns. Absent without thermals. */
  readonly thermal_direction?: number;
  /**
   * Height lost within thermals divided by the height climbed in them; above 1 if more was lost.
   * Absent if nothing was climbed. It follows the recorded altitudes, so a noisy altimeter adds to
   * the height lost.
   */
  readonly thermal_loss_ratio?: number;
  /**
   * Mean altitude above mean sea level at the start of thermals, in metres. Absent without
   * thermals.
   */
  readonly thermal_start_alt?: number;
  /** Mean height above ground at the start of thermals, in metres. Absent if unknown. */
  readonly thermal_start_agl?: number;
  /** Number of climb attempts that overlap the interval. */
  readonly attempt_count: number;
  /** Time in attempts, in seconds. */
  readonly attempt_time: number;
  /** Share of the duration. */
  readonly attempt_percentage: number;
  /** Height gained in attempts, in metres; negative if height was lost. */
  readonly attempt_gain: number;
  /** Height gained in all attempts divided by their time, in m/s. */
  readonly attempt_avg: number;
  /** Speed gained if the time A of the attempts were saved, in km/h: D / (T − A) − D / T. */
  readonly attempt_speed_loss: number;
  /** Distance flown over ground in glides, in km. */
  readonly track_distance: number;
  /** Number of parts between the circling. */
  readonly glide_count: number;
  /** Time in glides, in seconds: T without circling and engine. */
  readonly glide_time: number;
  /** Share of the duration. */
  readonly glide_percentage: number;
  /** Height gained in glides, in metres; usually negative. */
  readonly glide_gain: number;
  /** Ground speed along the track, in km/h. */
  readonly glide_speed: number;
  /**
   * D divided by the height lost in glides. Absent if no height was lost, or if part of D was flown
   * with an engine.
   */
  readonly glide_ratio?: number;
  /**
   * Track length of the glides divided by D. Absent if D is not the distance flown, or if part of
   * it was flown with an engine.
   */
  readonly glide_detour?: number;
  /** Mean straight length of a glide, in km. */
  readonly glide_distance: number;
  /** Mean altitude of glides above mean sea level, in metres. Absent without glides. */
  readonly glide_alt_avg?: number;
  /** Share of the gliding time in rising air. Absent if the motion of the air is unknown. */
  readonly glide_percentage_lift?: number;
  /** Ground speed in rising air, in km/h. Absent without rising air. */
  readonly glide_speed_lift?: number;
  /** Ground speed in sinking air, in km/h. Absent without sinking air. */
  readonly glide_speed_sink?: number;
}

/**
 * Returns whether the phases of an interval are known.
 *
 * @throws {TypeError} If the argument is not an object.
 */
export function hasPhaseFigures(
  statistics: FlownStatistics,
): statistics is FlownStatistics & PhaseStatistics {
  checkObject('statistics', statistics, []);
  return statistics.thermal_count !== undefined;
}
