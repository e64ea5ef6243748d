import { memo, useSyncExternalStore } from 'react';
import { type FlightPictures, groupPictures } from '../flight-pictures.js';
import { PictureMarker } from '../PictureMarker/PictureMarker.js';
import * as styles from './PictureLane.css.js';
import type { PlotViewStore } from './plot-view.js';

export interface PictureLaneProps {
  pictures: FlightPictures;
  view: PlotViewStore;
}

/** Wide enough for two figures beside the icon. */
const GAP_PX = 40;

/** Pictures at their time, below the curve. */
export const PictureLane = memo(function PictureLane({ pictures, view: store }: PictureLaneProps) {
  const view = useSyncExternalStore(store.subscribe, store.get);
  if (!view) return null;
  const { list, ...shared } = pictures;
  const { leftPx, widthPx } = view;
  const { fromS, toS } = view.window;
  const shown = list.filter(({ timeS }) => timeS >= fromS && timeS <= toS);
  const placeOf = (timeS: number) => ((timeS - fromS) / (toS - fromS)) * widthPx;
  const groups = groupPictures(shown, ({ timeS }) => [placeOf(timeS), 0], GAP_PX);
  return (
    <div className={styles.lane} style={{ left: leftPx, width: widthPx }}>
      {groups.map((group) => (
        <span key={group[0].id} className={styles.place} style={{ left: placeOf(group[0].timeS) }}>
          <PictureMarker {...shared} group={group} />
        </span>
      ))}
    </div>
  );
});
