/** Types of columns that `schema.ts` refers to. */
export type { Airspace as AirspaceContent } from '@cloudstreet/scoring/airspace';
export type { TrackEvidence, TrackFacts } from '@cloudstreet/scoring/badges';
export type { OnlineDeclaration } from '@cloudstreet/scoring/task';

import type { JudgedFlight } from '@cloudstreet/scoring/task';
import type { Schemas } from '@cloudstreet/sdk/contract';

/** The declared task of a flight and its result. */
export interface DeclaredTask {
  readonly task: Schemas['FlightTask'];
  readonly reached: number;
  readonly isAchieved: boolean;
  /** Unix seconds of 00:00 UTC from which times in `judged` count. */
  readonly dayStartS: number;
  readonly judged: JudgedFlight;
  /** Result by the zones of the declaration, if they differ from the national ones, by which the others are. */
  readonly asDeclared?: Pick<DeclaredTask, 'reached' | 'isAchieved' | 'judged'>;
}

/** Launch and further values about the start of a flight, with the names of the contract. */
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

/** Figures of a certificate, with the names of the contract. */
export type CertifiedFigures = Pick<
  Schemas['Certificate'],
  'name' | 'club' | 'is_final' | 'flights' | 'duration' | 'distance' | 'places' | 'best'
>;

/** A flight on the task of a championship day. Times are Unix seconds. */
export interface ChampionshipFlown {
  readonly status: 'finished' | 'outlanded' | 'not_started';
  readonly reached: number;
  /** Metres. */
  readonly distance: number;
  readonly start?: number;
  readonly finish?: number;
  readonly elapsed?: number;
  readonly missed?: Schemas['ChampionshipMiss'];
}
