/** Severity of a finding. An error makes the file invalid, the others do not. */
export type FindingType = 'error' | 'warning' | 'info';

/**
 * Codes of findings in files that can be read. Codes of unreadable files are those of `IgcError`.
 */
export type FindingToken =
  | 'NO_A_RECORD'
  | 'MULTIPLE_A_RECORDS'
  | 'A_RECORD_TOO_SHORT'
  | 'INVALID_H_RECORD'
  | 'NO_I_RECORD'
  | 'MULTIPLE_I_RECORDS'
  | 'C_RECORD_TOO_LONG'
  | 'MALFORMED_B_RECORDS'
  | 'NO_G_RECORD'
  | 'OLC_FILE'
  | 'SIGNATURE_INVALID'
  | 'SIGNATURE_NOT_VERIFIED'
  | 'RECORDER_NOT_APPROVED'
  | 'LXV_DOUBLE_SEATER'
  | 'SIMULATOR_FILE'
  | 'FUTURE_FLIGHT'
  | 'GPS_WEEK_ROLLOVER'
  | 'NON_INCREASING_TIMES'
  | 'NON_VALID_FIXES'
  | 'MAX_GROUND_SPEED_WARNING'
  | 'FIXES_BEFORE_TAKEOFF'
  | 'NO_TAKEOFF'
  | 'NO_LANDING'
  | 'LAUNCH_UNCERTAIN'
  | 'NO_SCORING_WINDOWS'
  | 'RAW_TIME_SOFT_LIMIT_EXCEEDED'
  | 'RAW_TIME_HARD_LIMIT_EXCEEDED'
  | 'RAW_TIME_HARD_LIMIT_ALMOST_EXCEEDED'
  | 'RAW_TIME_HARD_LIMIT_EXCEEDED_OUTSIDE_SCORING'
  | 'AVG_GNSS_ALT_CHANGE'
  | 'AVG_PRESS_ALT_CHANGE'
  | 'GNSS_ALT_VIOLATIONS'
  | 'PRESS_ALT_VIOLATIONS'
  | 'HIGH_CHANGE_GNSS_ALT'
  | 'HIGH_CHANGE_PRESS_ALT'
  | 'PRESS_ALT_SPIKES'
  | 'PRESS_ALT_CONTRADICTED'
  | 'MAX_GNSS_ALT_REACHED'
  | 'MAX_PRESS_ALT_REACHED'
  | 'PRESS_ALT_NOT_VALID'
  | 'INVALID_QNH_VALUE'
  | 'NO_AIRCRAFT_SELECTED'
  | 'AIRCRAFT_TYPE_DIFFERS'
  | 'PARAGLIDER_SUSPECTED'
  | 'NO_ENGINE_SENSOR'
  | 'NO_FES_SENSOR'
  | 'SELF_LAUNCH_SUSPECTED'
  | 'ENGINE_NOISE_UNCERTAIN'
  | 'DECLARED_AFTER_TAKEOFF'
  | 'DECLARATION_INCOMPLETE';

/** A finding about a file, with its severity and the values for its message. */
export interface Finding {
  /** A `FindingToken`, or a code of a later version. */
  readonly token: string;
  readonly type: FindingType;
  /** Values in the message, in its order. */
  readonly parameters: readonly (string | number)[];
}

/** Creates an error, which makes the file invalid. */
export function error(token: FindingToken, ...parameters: (string | number)[]): Finding {
  return { token, type: 'error', parameters };
}

/** Creates a warning. */
export function warning(token: FindingToken, ...parameters: (string | number)[]): Finding {
  return { token, type: 'warning', parameters };
}

/** Creates a finding for information only. */
export function info(token: FindingToken, ...parameters: (string | number)[]): Finding {
  return { token, type: 'info', parameters };
}
