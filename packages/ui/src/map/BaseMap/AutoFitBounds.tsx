import { useMap } from '@vis.gl/react-maplibre';
import { useEffect, useRef } from 'react';
import type { PathBounds } from '../../flight/flight-path.js';
import { fitMap, roomOnMap, watchLegend } from './fit-map.js';

/**
 * Keeps the whole content in view when content or map size changes, until the reader moves the map.
 */
export function AutoFitBounds({ bounds }: { bounds: PathBounds }) {
  const { current: map } = useMap();
  const fitted = useRef<PathBounds>(bounds);
  const wasMoved = useRef(false);

  useEffect(() => {
    if (!map) return undefined;
    const noteMove = ({ originalEvent }: { originalEvent?: unknown }) => {
      if (originalEvent) wasMoved.current = true;
    };
    // The size of the map was unknown when it was created, so it was fitted without padding.
    let room = { right: 0, bottom: 0 };
    const refit = () => {
      room = roomOnMap(map);
      if (!wasMoved.current) fitMap(map, fitted.current, 0);
    };
    const keepRoom = () => {
      const { right, bottom } = roomOnMap(map);
      if (right !== room.right || bottom !== room.bottom) refit();
    };
    keepRoom();
    const stopWatching = watchLegend(map, keepRoom);
    map.on('movestart', noteMove);
    map.on('resize', refit);
    return () => {
      stopWatching();
      map.off('movestart', noteMove);
      map.off('resize', refit);
    };
  }, [map]);

  useEffect(() => {
    if (!map || fitted.current === bounds) return;
    fitted.current = bounds;
    wasMoved.current = false;
    fitMap(map, bounds);
  }, [map, bounds]);

  return null;
}
