import type { Map as MapLibreMap } from 'maplibre-gl';

export const DETAIL_SOURCE = 'detail';

/** Property of the map's state: whether a detailed tile has been drawn. */
export const HAS_DETAIL = 'hasDetail';

interface SourceData {
  target: Pick<MapLibreMap, 'setGlobalStateProperty'>;
  sourceId: string;
  /** Tile that was loaded. Absent if the event is about the source. */
  tile?: unknown;
}

/** Hides embedded names in the area of the detailed map once one of its tiles is loaded. */
export function noteDetail({ target, sourceId, tile }: SourceData): void {
  if (sourceId === DETAIL_SOURCE && tile) target.setGlobalStateProperty(HAS_DETAIL, true);
}
