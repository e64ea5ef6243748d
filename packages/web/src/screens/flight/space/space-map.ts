import type { TrackColumns } from '../flight-columns.js';
import type { DrawnMap } from '../map/CursorMap.js';

/** What the map of a flight is given, with heights. */
export interface SpaceMap extends DrawnMap {
  track: TrackColumns;
}
