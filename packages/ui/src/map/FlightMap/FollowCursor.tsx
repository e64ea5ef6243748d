import { useMap } from '@vis.gl/react-maplibre';
import { useEffect } from 'react';
import type { CursorStore } from '../../flight/cursor-store.js';
import { placeAt, type TimedPath } from '../place-at.js';

export interface FollowCursorProps {
  path: TimedPath;
  cursor: CursorStore;
}

/** Keeps the glider in the centre of the map at any zoom level. */
export function FollowCursor({ path, cursor }: FollowCursorProps) {
  const { current: map } = useMap();
  useEffect(() => {
    function follow() {
      const timeS = cursor.get();
      if (timeS === null) return;
      const { lon, lat } = placeAt(path, timeS);
      map?.jumpTo({ center: [lon, lat] });
    }
    follow();
    return cursor.subscribe(follow);
  }, [map, path, cursor]);
  return null;
}
