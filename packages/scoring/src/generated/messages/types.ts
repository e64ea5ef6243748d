// Written by scripts/generate-messages.mjs; change the catalogue instead.

/** Every text of this package: key → function of its arguments. */
export interface Messages {
  'finding.EMPTY_FILE': () => string;
  'finding.BINARY_FILE': () => string;
  'finding.NOT_IGC': () => string;
  'finding.H_RECORD_NO_DATE': () => string;
  'finding.NO_FIXES': () => string;
  'finding.NO_A_RECORD': () => string;
  'finding.NO_A_RECORD.advice': () => string;
  'finding.MULTIPLE_A_RECORDS': (args: { 0: string | number }) => string;
  'finding.MULTIPLE_A_RECORDS.advice': () => string;
  'finding.A_RECORD_TOO_SHORT': (args: { 0: string | number }) => string;
  'finding.NO_H_RECORD': () => string;
  'finding.INVALID_H_RECORD': (args: { 0: string | number }) => string;
  'finding.NO_I_RECORD': () => string;
  'finding.MULTIPLE_I_RECORDS': (args: { 0: string | number }) => string;
  'finding.MALFORMED_B_RECORDS': (args: { 0: number }) => string;
  'finding.NO_G_RECORD': () => string;
  'finding.NO_G_RECORD.advice': () => string;
  'finding.OLC_FILE': () => string;
  'finding.OLC_FILE.advice': () => string;
  'finding.SIGNATURE_INVALID': () => string;
  'finding.SIGNATURE_INVALID.advice': () => string;
  'finding.SIGNATURE_NOT_VERIFIED': (args: { 0: string | number }) => string;
  'finding.RECORDER_NOT_APPROVED': (args: { 0: string | number }) => string;
  'finding.RECORDER_NOT_APPROVED.advice': () => string;
  'finding.SIMULATOR_FILE': (args: { 0: string | number }) => string;
  'finding.LXV_DOUBLE_SEATER': () => string;
  'finding.LXV_DOUBLE_SEATER.advice': () => string;
  'finding.FUTURE_FLIGHT': (args: { 0: string | number }) => string;
  'finding.FUTURE_FLIGHT.advice': () => string;
  'finding.NON_INCREASING_TIMES': (args: { 0: string | number; 1: string | number; 2: number }) => string;
  'finding.NON_VALID_FIXES': (args: { 0: number }) => string;
  'finding.FIXES_BEFORE_TAKEOFF': (args: { 0: number; 1: string | number }) => string;
  'finding.FIXES_BEFORE_TAKEOFF.advice': () => string;
  'finding.NO_TAKEOFF': () => string;
  'finding.NO_LANDING': () => string;
  'finding.NO_SCORING_WINDOWS': (args: { 0: string | number }) => string;
  'finding.RAW_TIME_SOFT_LIMIT_EXCEEDED': (args: { 0: string | number; 1: string | number; 2: string | number }) => string;
  'finding.RAW_TIME_SOFT_LIMIT_EXCEEDED.advice': () => string;
  'finding.RAW_TIME_HARD_LIMIT_EXCEEDED': (args: { 1: string | number; 2: string | number; 0: string | number }) => string;
  'finding.RAW_TIME_HARD_LIMIT_ALMOST_EXCEEDED': (args: { 1: string | number; 2: string | number; 0: string | number }) => string;
  'finding.RAW_TIME_HARD_LIMIT_ALMOST_EXCEEDED.advice': () => string;
  'finding.RAW_TIME_HARD_LIMIT_EXCEEDED_OUTSIDE_SCORING': (args: { 1: string | number; 2: string | number; 0: string | number }) => string;
  'finding.AVG_GNSS_ALT_CHANGE': (args: { 0: string | number; 1: string | number }) => string;
  'finding.AVG_PRESS_ALT_CHANGE': (args: { 0: string | number; 1: string | number }) => string;
  'finding.GNSS_ALT_VIOLATIONS': (args: { 2: number; 0: string | number; 1: string | number }) => string;
  'finding.PRESS_ALT_VIOLATIONS': (args: { 2: number; 0: string | number; 1: string | number }) => string;
  'finding.HIGH_CHANGE_GNSS_ALT': (args: { 1: string | number; 0: string | number }) => string;
  'finding.HIGH_CHANGE_PRESS_ALT': (args: { 1: string | number; 0: string | number }) => string;
  'finding.MAX_GNSS_ALT_REACHED': (args: { 1: string | number; 0: string | number }) => string;
  'finding.MAX_PRESS_ALT_REACHED': (args: { 1: string | number; 0: string | number }) => string;
  'finding.PRESS_ALT_NOT_VALID': (args: { 0: string | number }) => string;
  'finding.INVALID_QNH_VALUE': (args: { 0: string | number; 1: string | number; 2: string | number }) => string;
  'finding.INVALID_QNH_VALUE.advice': () => string;
  'finding.MAX_GROUND_SPEED_WARNING': (args: { 0: string | number; 1: string | number; 2: string | number }) => string;
  'finding.NO_ENGINE_SENSOR': (args: { 0: string | number }) => string;
  'finding.NO_ENGINE_SENSOR.advice': () => string;
  'finding.NO_ENGINE_SENSOR.correction': () => string;
  'finding.NO_FES_SENSOR': (args: { 0: string | number }) => string;
  'finding.NO_FES_SENSOR.advice': () => string;
  'finding.NO_FES_SENSOR.correction': () => string;
  'finding.NO_AIRCRAFT_SELECTED': () => string;
  'finding.NO_AIRCRAFT_SELECTED.correction': () => string;
  'finding.C_RECORD_TOO_LONG': (args: { 0: string | number; 1: string | number }) => string;
}

export type MessageKey = keyof Messages;

/** The arguments that the message takes: none, or one object. */
export type MessageArguments<Key extends MessageKey> = Parameters<Messages[Key]>;
