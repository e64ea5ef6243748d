import type { ThermalFeature } from '@cloudstreet/scoring/analysis';
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
  MapWind,
  NoArrivals,
  RasterLayer,
} from './map-features.js';
import type { MapLayers } from './map-layers.js';

/** Props of a flight map that do not depend on the cursor. */
export interface DrawnMapProps {
  /** A track with other content is fitted into view. */
  track: FlightColumns;
  /** Score of the chosen contest. */
  score?: ScoredGeometry | undefined;
  /** Airports worth naming, nearest first. */
  airports?: readonly MapAirport[] | undefined;
  /** False if the recording ends in flight: then its end is no landing. */
  hasLanding?: boolean | undefined;
  /** Photos, marked at the position of the glider when they were taken. */
  photos?: FlightPhotos | undefined;
  /** Colours of the track. */
  coloring?: TrackColoring | undefined;
  /** From `thermalFeatures`. */
  thermals?: readonly ThermalFeature[] | undefined;
  winds?: readonly MapWind[] | undefined;
  /** From thermal to thermal, each with its figures. */
  glides?: readonly MapGlide[] | undefined;
  /** The points of the declared task in their order. */
  task?: readonly MapTaskPoint[] | undefined;
  /** Airports with arrival heights; an empty list if there are heights only at other moments. */
  arrivals?: readonly MapArrival[] | undefined;
  /** Reason why there are no arrival heights; undefined while loading. */
  noArrivals?: NoArrivals | undefined;
  /** Reserve subtracted from those heights, in metres, for the legend. */
  arrivalReserveM?: number | undefined;
  airspaces?: readonly MapAirspace[] | undefined;
  /** How many airspaces there are, where these are the smallest of them. */
  airspaceTotal?: number | undefined;
  /** Up to eleven further flights, each in its own colour. */
  otherTracks?: readonly OtherFlight[] | undefined;
  /** When it was flown together with others. */
  meetings?: readonly MapInterval[] | undefined;
  /** Parts to set off, such as a selection. */
  intervals?: readonly MapInterval[] | undefined;
  /** Highlights the track that the gliders flew up to the cursor. */
  trail?: MapTrail | undefined;
  /** Whether the map keeps the glider centred, as in a replay. */
  followsCursor?: boolean | undefined;
  /** Satellite, weather and other image layers; none by default. */
  rasterLayers?: readonly RasterLayer[] | undefined;
  /** Layers that the reader switched on or off before. */
  layers?: MapLayers | undefined;
  /** Called when the reader switches layers, to store the choice. Without it there is no menu. */
  onLayersChange?: ((layers: MapLayers) => void) | undefined;
}

/** The cursor moves to the nearest fix when the pointer is near the track. */
export interface FlightMapProps extends DrawnMapProps, CursorProps {}

/** The parts of a flight that are drawn, and the cursor that redraws them. */
export type DrawnFlightProps = DrawnMapProps & CursorBinding;
