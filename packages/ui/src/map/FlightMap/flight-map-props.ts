import type { ThermalFeature } from '@cloudstreet/scoring/analyse';
import type { FlightColumns } from '../../flight/flight-columns.js';
import type { FlightPhotos } from '../../flight/flight-photos.js';
import type { OtherFlight } from '../../flight/other-flight.js';
import type { ScoredGeometry } from '../../flight/scored-geometry.js';
import type { CursorBinding, CursorProps } from '../../flight/use-cursor-store.js';
import type { MapAirport } from '../AirportLayer.js';
import type { TrackColoring } from '../track-coloring.js';
import type {
  MapAirspace,
  MapArrival,
  MapGlide,
  MapInterval,
  MapTaskPoint,
  MapTrail,
  MapWaypoint,
  MapWaypointLayer,
  MapWind,
  NoArrivals,
  RasterLayer,
} from './map-features.js';
import type { MapLayers } from './map-layers.js';

/** Props of a flight map that do not depend on the cursor. */
export interface DrawnMapProps {
  /** Track. If its content changes, it is fitted into view. */
  track: FlightColumns;
  /** Score of the selected contest. */
  score?: ScoredGeometry | undefined;
  /** Airports to name, the nearest first. */
  airports?: readonly MapAirport[] | undefined;
  /** False if the recording ends in flight, so that its end is not a landing. */
  hasLanding?: boolean | undefined;
  /** Photos, marked at the position of the glider when they were taken. */
  photos?: FlightPhotos | undefined;
  /** Colours of the track. */
  coloring?: TrackColoring | undefined;
  /** Result of `thermalFeatures`. */
  thermals?: readonly ThermalFeature[] | undefined;
  winds?: readonly MapWind[] | undefined;
  /** Glides between thermals with their values. */
  glides?: readonly MapGlide[] | undefined;
  /** Points of the declared task in order. */
  task?: readonly MapTaskPoint[] | undefined;
  /** Collections of waypoints, of which the user shows one at a time. */
  waypointLayers?: readonly MapWaypointLayer[] | undefined;
  /** Waypoints of the shown collection. Pass the same list while nothing changes. */
  waypoints?: readonly MapWaypoint[] | undefined;
  /** Airports or waypoints with arrival heights. Empty if there are heights only at other times. */
  arrivals?: readonly MapArrival[] | undefined;
  /** Reason why there are no arrival heights; undefined while loading. */
  noArrivals?: NoArrivals | undefined;
  /** Reserve subtracted from those heights, in metres, for the legend. */
  arrivalReserveM?: number | undefined;
  airspaces?: readonly MapAirspace[] | undefined;
  /** Total number of airspaces, if `airspaces` contains only the smallest ones. */
  airspaceTotal?: number | undefined;
  /** Up to eleven further flights, each in its own colour. */
  otherTracks?: readonly OtherFlight[] | undefined;
  /** Intervals flown together with others. */
  meetings?: readonly MapInterval[] | undefined;
  /** Highlighted intervals, such as a selection. */
  intervals?: readonly MapInterval[] | undefined;
  /** Highlights the track just flown up to the cursor. */
  trail?: MapTrail | undefined;
  /** Whether the glider stays in the centre of the map, as in a replay. */
  followsCursor?: boolean | undefined;
  /** Satellite, weather and other image layers; none by default. */
  rasterLayers?: readonly RasterLayer[] | undefined;
  /** Layers that the user switched on or off. */
  layers?: MapLayers | undefined;
  /**
   * Called when the user switches layers, so that the choice can be stored. Without it there is no
   * menu.
   */
  onLayersChange?: ((layers: MapLayers) => void) | undefined;
}

/** The cursor moves to the nearest fix when the pointer is near the track. */
export interface FlightMapProps extends DrawnMapProps, CursorProps {}

/** The parts of a flight that are drawn, and the cursor that redraws them. */
export type DrawnFlightProps = DrawnMapProps & CursorBinding;
