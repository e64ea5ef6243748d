import { useMap } from '@vis.gl/react-maplibre';
import { useEffect, useRef } from 'react';
import type { PathBounds } from '../../flight/flight-path.js';
import { fitMap, mapPadding, watchLegend } from './fit-map.js';

export interface AutoFitBoundsProps {
  bounds: PathBounds;
  /** Whether something else moves the map. */
  isHeld: boolean;
}

/**
 * Keeps the whole content in view when content or map size changes, until the user or something
 * else moves the map.
 */
export function AutoFitBounds({ bounds, isHeld }: AutoFitBoundsProps) {
  const { current: map } = useMap();
  const fitted = useRef<PathBounds>(bounds);
  const wasMoved = useRef(false);

  useEffect(() => {
    if (isHeld) wasMoved.current = true;
  }, [isHeld]);

  useEffect(() => {
    if (!map) return undefined;
    const markMovedByUser = ({ originalEvent }: { originalEvent?: unknown }) => {
      if (originalEvent) wasMoved.current = true;
    };
    // The size of the map was unknown when it was created, so it was fitted without padding.
    let padding = { right: 0, bottom: 0 };
    const refit = () => {
      padding = mapPadding(map);
      if (!wasMoved.current) fitMap(map, fitted.current, 0);
    };
    const updatePadding = () => {
      const { right, bottom } = mapPadding(map);
      if (right !== padding.right || bottom !== padding.bottom) refit();
    };
    updatePadding();
    const stopWatching = watchLegend(map, updatePadding);
    map.on('movestart', markMovedByUser);
    map.on('resize', refit);
    return () => {
      stopWatching();
      map.off('movestart', markMovedByUser);
      map.off('resize', refit);
    };
  }, [map]);

  useEffect(() => {
    if (!map || fitted.current === bounds) return;
    fitted.current = bounds;
    if (isHeld) return;
    wasMoved.current = false;
    fitMap(map, bounds);
  }, [map, bounds, isHeld]);

  return null;
}
