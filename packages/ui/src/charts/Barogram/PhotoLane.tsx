import { memo, useSyncExternalStore } from 'react';
import { type FlightPhotos, groupPhotos } from '../../flight/flight-photos.js';
import { PhotoMarker } from '../../flight/PhotoMarker/PhotoMarker.js';
import * as styles from './PhotoLane.css.js';
import type { PlotViewStore } from './plot-view.js';

export interface PhotoLaneProps {
  photos: FlightPhotos;
  view: PlotViewStore;
}

/** Leaves space for two digits beside the icon. */
const GAP_PX = 40;

/** Markers of photos below the curve, at the time of the photos. */
export const PhotoLane = memo(function PhotoLane({ photos, view: store }: PhotoLaneProps) {
  const view = useSyncExternalStore(store.subscribe, store.get, store.get);
  if (!view) return null;
  const { list, ...shared } = photos;
  const { leftPx, widthPx } = view;
  const { startS, endS } = view.window;
  const shown = list.filter(({ timeS }) => timeS >= startS && timeS <= endS);
  const placeOf = (timeS: number) => ((timeS - startS) / (endS - startS)) * widthPx;
  const groups = groupPhotos(shown, ({ timeS }) => [placeOf(timeS), 0], GAP_PX);
  return (
    <div className={styles.lane} style={{ left: leftPx, width: widthPx }}>
      {groups.map((group) => (
        <span key={group[0].id} className={styles.place} style={{ left: placeOf(group[0].timeS) }}>
          <PhotoMarker {...shared} group={group} />
        </span>
      ))}
    </div>
  );
});
