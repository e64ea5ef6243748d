/** Types of columns that `schema.ts` refers to. */
import type { Airspace } from '@cloudstreet/scoring/airspace';
import type { JudgedFlight } from '@cloudstreet/scoring/task';
import type { components } from '@cloudstreet/sdk/contract';

export type { Finding } from '@cloudstreet/scoring/validation';

export type Schemas = components['schemas'];
export type AirspaceContent = Airspace;

/** The task that a flight was declared for, and its result. */
export interface DeclaredTask {
  readonly task: Schemas['FlightTask'];
  readonly reached: number;
  readonly isAchieved: boolean;
  /** Unix seconds of the midnight that the times of `judged` count from. */
  readonly dayStartS: number;
  readonly judged: JudgedFlight;
}

/** The launch as the contract names it, and further figures of the start of a flight. */
export type LaunchFields = Pick<
  Schemas['FlightDetail'],
  | 'launch_kind'
  | 'launch_gain'
  | 'launch_time'
  | 'launch_vario'
  | 'takeoff_distance'
  | 'ground_roll_distance'
  | 'max_alt_gain'
  | 'max_cum_alt_gain_1h'
  | 'fes_energy_total'
  | 'fes_max_power'
  | 'fes_battery_takeoff'
  | 'fes_battery_landing'
  | 'qnh'
>;

/** The figures of a certificate, as its response has them. */
export type CertifiedFigures = Pick<
  Schemas['Certificate'],
  'name' | 'club' | 'is_final' | 'flights' | 'duration' | 'distance' | 'places' | 'best'
>;
