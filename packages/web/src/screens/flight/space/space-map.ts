import type { FlightMapProps } from '@cloudstreet/ui/map/FlightMap';
import type { TrackColumns } from '../flight-columns.js';

/** What the map of a flight is given, with heights. */
export interface SpaceMap extends FlightMapProps {
  track: TrackColumns;
}
