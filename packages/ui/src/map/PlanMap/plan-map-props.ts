import type { LatLon, PathBounds } from '../../flight/flight-path.js';
import type { MapAirspace } from '../FlightMap/map-features.js';

/** A point of a planned task. */
export interface PlanMapPoint extends LatLon {
  /** Stays the same while the point moves. */
  key: number;
  name: string;
}

/** Outline of an observation zone: an area or a line. */
export interface PlanMapZone {
  kind: 'area' | 'line';
  path: readonly LatLon[];
}

/** A chosen place on the map. */
export interface PlanMapPlace extends LatLon {
  /** Name of the airport or point at exactly this place, if there is one. */
  name?: string;
}

export interface PlanMapProps {
  /** Start, turnpoints, finish. */
  points: readonly PlanMapPoint[];
  zones: readonly PlanMapZone[];
  /** Areas in which a corner makes an FAI triangle. */
  sectors: readonly (readonly LatLon[])[];
  airspaces?: readonly MapAirspace[] | undefined;
  /** Key of the selected point. */
  selected: number | undefined;
  /** Radius of the zone of the selected point, if it can be dragged. */
  radiusKm?: number | undefined;
  /** View when the map opens. */
  home: PathBounds;
  /** Whether nothing can be changed. */
  isReadOnly?: boolean;
  /** Adds a point. */
  onAdd: (place: PlanMapPlace) => void;
  /** Adds a point on a leg; 0 is the first. */
  onInsert: (leg: number, place: PlanMapPlace) => void;
  /** Hears where a point is dragged; without a position, it was dropped. */
  onDrag?: ((key: number, at: LatLon | undefined) => void) | undefined;
  onMove: (key: number, place: PlanMapPlace) => void;
  onSelect: (key: number) => void;
  onRadius: (radiusKm: number) => void;
}
