import type { DrawnMapProps } from '@cloudstreet/ui/map/FlightMap';
import type { TrackColumns } from '../track/flight-columns.js';

/** What the map of a flight is given, with heights. */
export interface SpaceMap extends DrawnMapProps {
  track: TrackColumns;
}
