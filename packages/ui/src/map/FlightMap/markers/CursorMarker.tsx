import { Marker } from '@vis.gl/react-maplibre';
import type { Marker as MarkerInstance } from 'maplibre-gl';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import type { CursorStore } from '../../../charts/cursor-store.js';
import { at } from '../../../charts/flight-columns.js';
import { followInTurn } from '../../../charts/in-turns.js';
import type { TimedPath } from '../../place-at.js';
import { placeAt } from '../../place-at.js';
import * as styles from '../FlightMap.css.js';

/** Seen from above, its nose up. */
const GLIDER =
  'M20 6.5c.9 0 1.3 1.6 1.3 3.6v3.2l14.9 1.6c.7.1 1 .6 1 1.1s-.4 1-1 1l-15 .6-.6 11.2 4.6.7c.5.1.8.5.8.9s-.3.8-.8.8l-4.9.3-.3 1.3-.3-1.3-4.9-.3c-.5 0-.8-.4-.8-.8s.3-.8.8-.9l4.6-.7-.6-11.2-15-.6c-.6 0-1-.5-1-1s.3-1 1-1.1l14.9-1.6v-3.2c0-2 .4-3.6 1.3-3.6z';

export interface CursorMarkerProps {
  path: TimedPath;
  cursor: CursorStore;
}

/** The glider where it was at the cursor, flying its course. */
export const CursorMarker = memo(function CursorMarker(props: CursorMarkerProps) {
  return (
    <FollowingMarker {...props} turns>
      <svg className={styles.glider} viewBox="0 0 40 40" aria-hidden>
        <path d={GLIDER} />
      </svg>
    </FollowingMarker>
  );
});

export interface FollowingMarkerProps extends CursorMarkerProps {
  /** Points where the track goes. */
  turns?: boolean;
  /** Hidden outside the time of the track, where it otherwise stays at its end. */
  endsWithTrack?: boolean;
  children: ReactNode;
}

/** Follows the cursor along a track of at least one fix: only the marker moves, nothing is rendered. */
export function FollowingMarker(props: FollowingMarkerProps) {
  const { path, cursor, turns = false, endsWithTrack = false, children } = props;
  const ref = useRef<MarkerInstance>(null);

  useEffect(() => {
    const { timeS } = path;
    const [firstS, lastS] = [at(timeS, 0), at(timeS, timeS.length - 1)];
    function follow() {
      const marker = ref.current;
      const wantedS = cursor.get();
      if (!marker) return;
      const isOver = wantedS === null || (endsWithTrack && (wantedS < firstS || wantedS > lastS));
      marker.getElement().style.display = isOver ? 'none' : '';
      if (isOver) return;
      const { lon, lat, courseDeg } = placeAt(path, wantedS);
      marker.setLngLat([lon, lat]);
      if (turns) marker.setRotation(courseDeg);
    }
    follow();
    return turns ? cursor.subscribe(follow) : followInTurn(cursor, 'others', follow);
  });

  const [lon, lat] = path.path[0] ?? [0, 0];
  return (
    <Marker
      ref={ref}
      longitude={lon}
      latitude={lat}
      rotationAlignment={turns ? 'map' : 'viewport'}
      style={HIDDEN}
    >
      {children}
    </Marker>
  );
}

/** Until it is placed. */
const HIDDEN = { display: 'none' };
