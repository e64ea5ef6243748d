import type { CursorStore } from '@cloudstreet/ui/charts/time';
import type { FlightMapProps } from '@cloudstreet/ui/map/FlightMap';
import { LazyFlightMap } from '@cloudstreet/ui/map/LazyMap';
import { AppMaps } from '../../../app/map/AppMaps.js';
import { useCursor } from '../use-cursor.js';

/** What the map of a flight draws, whatever the moment. */
export type DrawnMap = Omit<FlightMapProps, 'cursorTimeS' | 'onCursorChange'>;

export interface CursorMapProps extends DrawnMap {
  cursor: CursorStore;
}

/** The map of a flight at the moment of a cursor; only this is rendered when it moves. */
export function CursorMap({ cursor, ...map }: CursorMapProps) {
  const cursorTimeS = useCursor(cursor);
  return (
    <AppMaps>
      <LazyFlightMap {...map} cursorTimeS={cursorTimeS} onCursorChange={cursor.set} />
    </AppMaps>
  );
}
