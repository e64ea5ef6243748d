import { MIN_A_RECORD_LENGTH } from '../igc/a-record.js';
import { MAX_C_RECORDS } from '../igc/c-record.js';
import type { FindingToken, FindingType } from '../igc/finding.js';
import type { IgcErrorCode } from '../igc/igc-error.js';
import {
  FOREIGN_PLATFORM_SIGNATURE,
  MAX_QUOTED_LENGTH,
  MAX_QUOTED_RECORDS,
} from '../igc/record-findings.js';
import { MAX_CONTROL_SHARE } from '../igc/refusal.js';
import { MIN_MEAN_ALT_CHANGE_M, MIN_PRESSURE_MAX_ALT_M } from '../track/altitude-source.js';
import { MIN_STANDING_S, SLOW_TOP_KMH, TOP_SHARE } from '../track/find-flights.js';
import {
  MAX_ALT_CHANGE_MPS,
  MAX_CONTRADICTED_S,
  MAX_PARTING_M,
  MAX_SPIKE_S,
} from '../track/interpolate-altitudes.js';
import { MIN_UNCERTAIN_S } from '../track/noise-limits.js';
import { MIN_WINDOW_S } from '../track/scoring-windows.js';
import { MAX_LAUNCH_GAIN_M, MAX_UNCERTAIN_M } from '../track/tow-release.js';
import { MAX_GROUND_SPEED_KMH } from '../track/usable-fixes.js';
import {
  MAX_LASTING_JUMP_M,
  MAX_SHOWN_SHARE,
  MIN_MISSED_M,
  MIN_SHOWN_SHARE,
  MIN_STUCK_S,
} from '../track/wrong-pressure.js';
import {
  ALLOWED_FAST_CHANGES,
  MAX_ALT_M,
  MIN_ALT_M,
  SENSOR_MARGIN_M,
} from './altitude-findings.js';
import { MIN_FIXES_BEFORE_TAKEOFF } from './flight-findings.js';
import { MAX_AHEAD_S } from './future-finding.js';
import {
  ALLOWED_SOFT_INTERVALS,
  HARD_INTERVAL_S,
  NEAR_HARD_INTERVAL_S,
  SOFT_INTERVAL_S,
} from './interval-findings.js';
import { MAX_LAUNCH_NOISE } from './launch-findings.js';
import { MAX_QNH_HPA, MIN_QNH_HPA } from './qnh-finding.js';
import { MAX_ROLLOVER_OFF_S, ROLLOVER_WEEKS } from './rollover-finding.js';

/** Findings about a file that was parsed, and reasons for rejecting one. */
export type CatalogueToken = FindingToken | IgcErrorCode;

/**
 * Quantity of a parameter, which decides its format: metres, m/s, km/h, hPa, seconds, a count, a
 * day `YYYY-MM-DD`, a time `HH:MM:SS` UTC. A `plural` is a count by which the message chooses its
 * words; an `altitudeStep` is in metres with thousandths.
 */
export type ParameterQuantity =
  | 'text'
  | 'count'
  | 'plural'
  | 'seconds'
  | 'clock'
  | 'day'
  | 'altitude'
  | 'altitudeStep'
  | 'climb'
  | 'speed'
  | 'pressure';

/** Constant properties of a finding. */
export interface CatalogueEntry {
  /** `refusal` if the file is rejected; otherwise the severities that the finding can have. */
  readonly types: readonly (FindingType | 'refusal')[];
  /** Quantities of its parameters, by name and in their order. */
  readonly parameters: Readonly<Record<string, ParameterQuantity>>;
  /** Limits of the finding; their names contain the units. */
  readonly limits: Readonly<Record<string, string | number>>;
  /** Source of the rule or limit. */
  readonly source: string;
}

const FORMAT = 'FAI technical specification for GNSS flight recorders, 2nd edition, appendix A';
const DMST = 'DMSt competition rules';
const DAEC = 'DAeC rules for decentral competitions 2023';
const IGC_LIB = 'igc_lib (marcin-osowski/igc_lib), default limits';
const PLATFORM = 'this platform';

const NONE = {};
const REFUSAL = { types: ['refusal'], parameters: NONE, limits: NONE } as const;
const GAP = { limit: 'seconds', start: 'clock', length: 'seconds' } as const;
const ALTITUDE_RANGE = {
  types: ['warning'],
  parameters: { lowest: 'altitude', highest: 'altitude', count: 'plural' },
  limits: { lowestM: MIN_ALT_M, highestM: MAX_ALT_M },
  source: `${IGC_LIB}; the upper one raised for wave flights`,
} as const;
const ALTITUDE_JUMPS = {
  types: ['warning'],
  parameters: { count: 'count', limit: 'climb' },
  limits: { changeMps: MAX_ALT_CHANGE_MPS, allowed: ALLOWED_FAST_CHANGES },
  source: IGC_LIB,
} as const;
const ALTITUDE_STUCK = {
  // A warning if the other altitude can replace it.
  types: ['warning', 'error'],
  parameters: { meanChange: 'altitudeStep', limit: 'altitudeStep' },
  limits: { minMeanChangeM: MIN_MEAN_ALT_CHANGE_M },
  source: IGC_LIB,
} as const;
const SENSOR_LIMIT = {
  types: ['warning'],
  parameters: { limit: 'altitude', highest: 'altitude' },
  limits: { marginM: SENSOR_MARGIN_M },
  source: PLATFORM,
} as const;

/** The validation catalogue. Its messages are those of `findingText`. */
export const FINDING_CATALOGUE: Readonly<Record<CatalogueToken, CatalogueEntry>> = {
  EMPTY_FILE: { ...REFUSAL, source: PLATFORM },
  BINARY_FILE: {
    ...REFUSAL,
    limits: { maxShareOfControlCharacters: MAX_CONTROL_SHARE },
    source: PLATFORM,
  },
  NOT_IGC: { ...REFUSAL, source: FORMAT },
  NO_H_RECORD: { ...REFUSAL, source: FORMAT },
  H_RECORD_NO_DATE: { ...REFUSAL, source: FORMAT },
  NO_FIXES: { ...REFUSAL, limits: { minFixes: 1 }, source: FORMAT },

  NO_A_RECORD: { types: ['error'], parameters: NONE, limits: NONE, source: FORMAT },
  MULTIPLE_A_RECORDS: {
    // An error if they name different recorders.
    types: ['warning', 'error'],
    parameters: { count: 'count' },
    limits: { maxRecords: 1 },
    source: FORMAT,
  },
  A_RECORD_TOO_SHORT: {
    types: ['error'],
    parameters: { line: 'text' },
    limits: { minLength: MIN_A_RECORD_LENGTH },
    source: FORMAT,
  },
  INVALID_H_RECORD: {
    types: ['warning'],
    parameters: { line: 'text' },
    limits: { maxQuoted: MAX_QUOTED_RECORDS, maxQuotedLength: MAX_QUOTED_LENGTH },
    source: FORMAT,
  },
  NO_I_RECORD: { types: ['warning'], parameters: NONE, limits: NONE, source: FORMAT },
  MULTIPLE_I_RECORDS: {
    types: ['warning'],
    parameters: { count: 'count' },
    limits: { maxRecords: 1 },
    source: FORMAT,
  },
  C_RECORD_TOO_LONG: {
    types: ['warning'],
    parameters: { count: 'count', limit: 'count' },
    limits: { maxRecords: MAX_C_RECORDS },
    source: PLATFORM,
  },
  MALFORMED_B_RECORDS: {
    types: ['warning'],
    parameters: { count: 'plural' },
    limits: NONE,
    source: FORMAT,
  },

  NO_G_RECORD: { types: ['error'], parameters: NONE, limits: NONE, source: `${DMST}, section 3` },
  OLC_FILE: {
    types: ['error'],
    parameters: NONE,
    limits: { signatureStart: FOREIGN_PLATFORM_SIGNATURE },
    source: PLATFORM,
  },
  SIGNATURE_INVALID: { types: ['error'], parameters: NONE, limits: NONE, source: FORMAT },
  SIGNATURE_NOT_VERIFIED: {
    types: ['error'],
    parameters: { manufacturer: 'text' },
    limits: NONE,
    source: PLATFORM,
  },
  RECORDER_NOT_APPROVED: {
    types: ['error'],
    parameters: { manufacturer: 'text' },
    limits: NONE,
    source: PLATFORM,
  },
  LXV_DOUBLE_SEATER: { types: ['error'], parameters: NONE, limits: NONE, source: PLATFORM },
  SIMULATOR_FILE: {
    types: ['error'],
    parameters: { simulator: 'text' },
    limits: NONE,
    source: PLATFORM,
  },

  FUTURE_FLIGHT: {
    types: ['error'],
    parameters: { date: 'day' },
    limits: { maxAheadS: MAX_AHEAD_S },
    source: PLATFORM,
  },
  GPS_WEEK_ROLLOVER: {
    types: ['warning'],
    parameters: { date: 'day', probable: 'day' },
    limits: { weeks: ROLLOVER_WEEKS, maxOffS: MAX_ROLLOVER_OFF_S },
    source: 'interface specification of GPS, IS-GPS-200: ten bits for the number of the week',
  },
  NON_INCREASING_TIMES: {
    types: ['warning'],
    parameters: { from: 'clock', to: 'clock', count: 'plural' },
    limits: { minStepS: 0 },
    source: FORMAT,
  },
  NON_VALID_FIXES: {
    types: ['info'],
    parameters: { count: 'plural' },
    limits: NONE,
    source: FORMAT,
  },
  MAX_GROUND_SPEED_WARNING: {
    types: ['warning'],
    parameters: { fastest: 'speed', time: 'clock', limit: 'speed' },
    limits: { maxGroundSpeedKmh: MAX_GROUND_SPEED_KMH },
    source: PLATFORM,
  },
  FIXES_BEFORE_TAKEOFF: {
    types: ['warning'],
    parameters: { count: 'plural', limit: 'count' },
    limits: { minFixes: MIN_FIXES_BEFORE_TAKEOFF },
    source: PLATFORM,
  },
  NO_TAKEOFF: {
    types: ['error'],
    parameters: NONE,
    limits: { minStandingS: MIN_STANDING_S },
    source: PLATFORM,
  },
  NO_LANDING: {
    types: ['warning'],
    parameters: NONE,
    limits: { minStandingS: MIN_STANDING_S },
    source: PLATFORM,
  },
  LAUNCH_UNCERTAIN: {
    types: ['warning'],
    parameters: { release: 'clock', cause: 'text' },
    limits: { maxGainM: MAX_LAUNCH_GAIN_M, maxUncertainM: MAX_UNCERTAIN_M },
    source: PLATFORM,
  },
  NO_SCORING_WINDOWS: {
    types: ['error'],
    parameters: { limit: 'seconds' },
    limits: { minWindowS: MIN_WINDOW_S },
    source: PLATFORM,
  },
  RAW_TIME_SOFT_LIMIT_EXCEEDED: {
    types: ['warning'],
    parameters: { count: 'count', limit: 'seconds', allowed: 'count', cause: 'text' },
    limits: { intervalS: SOFT_INTERVAL_S, allowed: ALLOWED_SOFT_INTERVALS },
    source: PLATFORM,
  },
  RAW_TIME_HARD_LIMIT_EXCEEDED: {
    types: ['error'],
    parameters: GAP,
    limits: { intervalS: HARD_INTERVAL_S },
    source: DAEC,
  },
  RAW_TIME_HARD_LIMIT_ALMOST_EXCEEDED: {
    types: ['warning'],
    parameters: { ...GAP, cause: 'text' },
    limits: { overS: NEAR_HARD_INTERVAL_S, upToS: HARD_INTERVAL_S },
    source: 'FAI Sporting Code section 3, longest interval for IGC approval',
  },
  RAW_TIME_HARD_LIMIT_EXCEEDED_OUTSIDE_SCORING: {
    types: ['warning'],
    parameters: GAP,
    limits: { intervalS: HARD_INTERVAL_S },
    source: DAEC,
  },

  AVG_GNSS_ALT_CHANGE: ALTITUDE_STUCK,
  AVG_PRESS_ALT_CHANGE: ALTITUDE_STUCK,
  GNSS_ALT_VIOLATIONS: ALTITUDE_RANGE,
  PRESS_ALT_VIOLATIONS: ALTITUDE_RANGE,
  HIGH_CHANGE_GNSS_ALT: ALTITUDE_JUMPS,
  HIGH_CHANGE_PRESS_ALT: ALTITUDE_JUMPS,
  PRESS_ALT_SPIKES: {
    types: ['warning'],
    parameters: { time: 'clock', count: 'plural' },
    limits: {
      changeMps: MAX_ALT_CHANGE_MPS,
      maxS: MAX_SPIKE_S,
      partingM: MAX_PARTING_M,
      maxContradictedS: MAX_CONTRADICTED_S,
    },
    source: PLATFORM,
  },
  PRESS_ALT_CONTRADICTED: {
    types: ['warning'],
    parameters: { time: 'clock' },
    limits: {
      jumpM: MAX_LASTING_JUMP_M,
      maxContradictedS: MAX_CONTRADICTED_S,
      minStuckS: MIN_STUCK_S,
      minMissedM: MIN_MISSED_M,
      minShownShare: MIN_SHOWN_SHARE,
      maxShownShare: MAX_SHOWN_SHARE,
    },
    source: PLATFORM,
  },
  MAX_GNSS_ALT_REACHED: SENSOR_LIMIT,
  MAX_PRESS_ALT_REACHED: SENSOR_LIMIT,
  PRESS_ALT_NOT_VALID: {
    types: ['warning'],
    parameters: { highest: 'altitude' },
    limits: { maxAltM: MIN_PRESSURE_MAX_ALT_M, minMeanChangeM: MIN_MEAN_ALT_CHANGE_M },
    source: PLATFORM,
  },
  INVALID_QNH_VALUE: {
    types: ['error'],
    parameters: { qnh: 'pressure', lowest: 'pressure', highest: 'pressure' },
    limits: { lowestHpa: MIN_QNH_HPA, highestHpa: MAX_QNH_HPA },
    source: PLATFORM,
  },

  NO_AIRCRAFT_SELECTED: { types: ['warning'], parameters: NONE, limits: NONE, source: PLATFORM },
  AIRCRAFT_TYPE_DIFFERS: {
    types: ['warning'],
    parameters: { named: 'text', given: 'text' },
    limits: NONE,
    source: PLATFORM,
  },
  PARAGLIDER_SUSPECTED: {
    types: ['warning'],
    parameters: { index: 'text' },
    limits: { topSpeedKmh: SLOW_TOP_KMH, maxShareAbove: TOP_SHARE },
    source: PLATFORM,
  },
  NO_ENGINE_SENSOR: {
    types: ['error'],
    parameters: { sensors: 'text' },
    limits: NONE,
    source: `${DMST}, section 5`,
  },
  NO_FES_SENSOR: {
    // A warning where engine noise alone is recorded.
    types: ['error', 'warning'],
    parameters: { sensors: 'text' },
    limits: NONE,
    source: PLATFORM,
  },
  ENGINE_NOISE_UNCERTAIN: {
    types: ['warning'],
    parameters: { count: 'plural', start: 'clock', length: 'seconds' },
    limits: { minFaintS: MIN_UNCERTAIN_S },
    source: PLATFORM,
  },

  SELF_LAUNCH_SUSPECTED: {
    types: ['warning'],
    parameters: NONE,
    limits: { maxNoise: MAX_LAUNCH_NOISE },
    source: PLATFORM,
  },

  DECLARED_AFTER_TAKEOFF: {
    types: ['warning'],
    parameters: { day: 'day', time: 'clock', takeoff: 'clock', origin: 'text' },
    limits: { maxAfterTakeoffS: 0 },
    source: `${DMST}, section 3`,
  },
  DECLARATION_INCOMPLETE: {
    types: ['warning'],
    parameters: { count: 'plural' },
    limits: { maxOpenPoints: 0 },
    source: `${DMST}, section 4`,
  },
};
