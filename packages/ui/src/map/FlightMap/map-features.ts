import type { ArrivalKind } from '@cloudstreet/scoring/analyse';
import type { ZoneOutline } from '@cloudstreet/scoring/task';
import type { LatLon } from '../../flight/flight-path.js';

/** Wind at a position. */
export interface MapWind extends LatLon {
  speedKmh: number;
  /** Direction from which the wind blows, in degrees. */
  directionDeg: number;
}

/** A waypoint. */
export interface MapWaypoint extends LatLon {
  name: string;
}

/** A collection of waypoints in the menu of layers. */
export interface MapWaypointLayer {
  /** Name in `layers`: `waypoints.` with the id of the collection. */
  key: string;
  name: string;
}

/** Arrival height at an airport or a waypoint. */
export interface MapArrival extends LatLon {
  name: string;
  /** Metres above the place minus the reserve. Absent if it is out of reach from any height. */
  arrivalM?: number | undefined;
  kind: ArrivalKind;
}

/**
 * Reason why there are no arrival heights at a time: the airports or waypoints could not be loaded,
 * or none with known elevation is near.
 */
export type NoArrivals = 'failed' | 'noneNear' | 'waypointsFailed' | 'noWaypointNear';

/** An airspace with formatted limits, such as `GND` and `FL 100`. */
export interface MapAirspace {
  name: string;
  /** OpenAir class, such as `C` or `CTR`. */
  airspaceClass: string;
  floor: string;
  ceiling: string;
  /** Closed, in degrees. */
  outline: readonly (readonly [lon: number, lat: number])[];
  /** Whether it was inactive, as far as known. Its outline is dashed. */
  isInactive?: boolean | undefined;
}

/** A highlighted interval of the flight, in Unix seconds. */
export interface MapInterval {
  startS: number;
  endS: number;
  /** Name, such as the pilots who were flown with. */
  name?: string | undefined;
}

/** A glide between thermals, in Unix seconds. */
export interface MapGlide {
  startS: number;
  endS: number;
  /** Straight distance from start to end. */
  distanceKm: number;
  /** Distance along the track, over ground. */
  speedKmh: number;
  /** Distance divided by the height lost. Absent if no height was lost. */
  glideRatio?: number | undefined;
}

/** A point of a declared task. */
export interface MapTaskPoint extends LatLon {
  /** Empty if declared without a name. */
  name: string;
  /** Drawn if the flight missed the point. */
  missed?: MapMiss | undefined;
}

/** A missed point of a task. */
export interface MapMiss {
  /** Outlines of its zone, of `zoneOutlines`. */
  zone: readonly ZoneOutline[];
  /** Unix seconds at which the flight was nearest to the zone. */
  timeS?: number | undefined;
}

/** Highlight of the track just flown. */
export interface MapTrail {
  /** Length in seconds. */
  lengthS: number;
  /** Whether a replay runs. The trail is drawn only then, because each change redraws the map. */
  isPlaying: boolean;
}

/** A tile in the numbering of web maps. */
export interface RasterTile {
  z: number;
  x: number;
  y: number;
  /** One of the layer's `times`. */
  time?: string | undefined;
}

/**
 * Fetches a tile instead of the browser, for example with the user's token. Undefined if there is
 * none.
 */
export type LoadTile = (tile: RasterTile, signal: AbortSignal) => Promise<Blob | undefined>;

/** Images of ground or sky from a tile server, or from a WMS with times. */
export interface RasterLayer {
  id: string;
  name: string;
  /**
   * URL with `{z}/{x}/{y}` or, for a WMS, `{bbox-epsg-3857}`; `{time}` is replaced by one of
   * `times`. Or a function that fetches a tile.
   */
  tiles: string | LoadTile;
  /** Plain text or HTML that the page trusts. */
  attribution: string;
  tileSize?: number | undefined;
  minZoom?: number | undefined;
  maxZoom?: number | undefined;
  /** From 0 to 1; 1 by default. */
  opacity?: number | undefined;
  /**
   * ISO 8601 in chronological order. The last one before the cursor is shown, or else the first.
   */
  times?: readonly string[] | undefined;
  /** Reason why it cannot be shown. If set, nothing is loaded. */
  unavailable?: string | undefined;
}
