import type { Position } from '../geo/position.js';

/** Kinds of waypoints, in the order of the styles of CUP files. */
export const WAYPOINT_KINDS = [
  'unknown',
  'waypoint',
  'grass_airfield',
  'outlanding',
  'gliding_airfield',
  'paved_airfield',
  'pass',
  'summit',
  'mast',
  'vor',
  'ndb',
  'cooling_tower',
  'dam',
  'tunnel',
  'bridge',
  'power_plant',
  'castle',
  'intersection',
  'marker',
  'reporting_point',
  'paragliding_takeoff',
  'paragliding_landing',
] as const;

export type WaypointKind = (typeof WAYPOINT_KINDS)[number];

/** A stored place. */
export interface Waypoint extends Position {
  readonly name: string;
  /** Short name, for displays of instruments. */
  readonly code?: string;
  /** Top-level domain of the country, as the file writes it. */
  readonly country?: string;
  /** Metres above mean sea level. */
  readonly elevationM?: number;
  readonly kind?: WaypointKind;
  /** Degrees, 0 to 360. */
  readonly runwayDirectionDeg?: number;
  readonly runwayLengthM?: number;
  readonly runwayWidthM?: number;
  /** As the file writes it, for example `122.355`. */
  readonly frequency?: string;
  /** May have several lines. */
  readonly description?: string;
  readonly userData?: string;
  /** File names of photos. */
  readonly photos?: readonly string[];
}
