import { useMap } from '@vis.gl/react-maplibre';
import { useEffect, useState } from 'react';

/**
 * Returns the props that put a layer below the names of the base map: `{ beforeId }` with its first
 * text layer, or none on a map without text.
 */
export function useBelowLabels(): { beforeId?: string } {
  const { current: map } = useMap();
  const [beforeId, setBeforeId] = useState<string>();
  useEffect(() => {
    if (!map) return undefined;
    const find = () => {
      const layers = map.getStyle()?.layers ?? [];
      setBeforeId(layers.find(({ type, id }) => type === 'symbol' && !id.startsWith('cs-'))?.id);
    };
    find();
    map.on('styledata', find);
    return () => {
      map.off('styledata', find);
    };
  }, [map]);
  return beforeId === undefined ? {} : { beforeId };
}
