import { listWaypointCollections } from '@cloudstreet/sdk/operations';
import { operationQuery, waypointQueries } from '@cloudstreet/sdk/react';
import type { MapLayers, MapWaypoint, MapWaypointLayer } from '@cloudstreet/ui/map/FlightMap';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../../app/context.js';
import { useMe } from '../../../app/session.js';
import { usePageIdle } from '../../../app/use-page-idle.js';
import type { ChosenWaypoints } from './use-arrivals.js';

const KEY_PREFIX = 'waypoints.';
/** Without collections there are fewer layers, and the page has no error. */
const OPTIONAL = { throwOnError: false, meta: { explains: 'all' } } as const;

export interface WaypointLayers {
  /** The collections that the user owns or likes; undefined without one. */
  layers: readonly MapWaypointLayer[] | undefined;
  /** Content of the collection that is switched on. */
  chosen: ChosenWaypoints | undefined;
  /** The same waypoints for the map. */
  places: readonly MapWaypoint[] | undefined;
}

/** Returns the waypoint collections of the user as layers of a map, of which they choose one. */
export function useWaypointLayers(switched: MapLayers): WaypointLayers {
  const { api } = useApp();
  const layers = useCollections();
  const chosen = layers?.find(({ key }) => switched[key]);
  const { data, isLoadingError } = useQuery({
    ...waypointQueries.collection(api, chosen?.key.slice(KEY_PREFIX.length) ?? ''),
    enabled: chosen !== undefined,
    ...OPTIONAL,
  });
  const content = chosen && data?.waypoint;
  // The map draws a new list again.
  const places = useMemo(
    () =>
      content?.map(({ name, geom }) => {
        const [lon, lat] = geom.coordinates;
        return { name, lat, lon };
      }),
    [content],
  );
  return { layers, chosen: chosen && { content, hasFailed: isLoadingError }, places };
}

function useCollections(): readonly MapWaypointLayer[] | undefined {
  const { api } = useApp();
  const userId = useMe()?.id ?? 0;
  const isIdle = usePageIdle();
  const enabled = userId > 0 && isIdle;
  const own = useQuery({
    ...operationQuery(api, listWaypointCollections, { user_id_in: [userId] }),
    enabled,
    ...OPTIONAL,
  });
  const liked = useQuery({
    ...operationQuery(api, listWaypointCollections, { starred_by: userId }),
    enabled,
    ...OPTIONAL,
  });
  return useMemo(() => {
    const rows = [...(own.data ?? []), ...(liked.data ?? [])];
    const names = new Map(rows.map(({ id, name }) => [KEY_PREFIX + id, name]));
    return names.size > 0 ? Array.from(names, ([key, name]) => ({ key, name })) : undefined;
  }, [own.data, liked.data]);
}
