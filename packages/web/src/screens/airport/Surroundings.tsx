import type { Airport } from '@cloudstreet/sdk';
import { LazyAirportMap } from '@cloudstreet/ui/map/LazyMap';
import { useMemo } from 'react';
import { AppMaps } from '../../app/map/AppMaps.js';

/** Map of an airport. */
export function Surroundings({ airport: { id, name, geom } }: { airport: Airport }) {
  const [lon, lat] = geom.coordinates;
  const place = useMemo(() => ({ id, name, lat, lon }), [id, name, lat, lon]);
  return (
    <AppMaps>
      <LazyAirportMap airport={place} />
    </AppMaps>
  );
}
