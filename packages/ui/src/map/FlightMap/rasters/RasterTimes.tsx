import { useSyncExternalStore } from 'react';
import type { CursorStore } from '../../../charts/cursor-store.js';
import { LocalTime } from '../../../values/times.js';
import * as styles from '../MapLegend.css.js';
import type { RasterLayer } from '../map-features.js';
import { timeAt } from './tiles-at.js';

export interface RasterTimesProps {
  /** Those that are shown. */
  rasters: readonly RasterLayer[];
  cursor: CursorStore;
}

/** Of when the pictures are that change with the cursor. */
export function RasterTimes({ rasters, cursor }: RasterTimesProps) {
  const changing = rasters.filter(({ times }) => times && times.length > 0);
  if (changing.length === 0) return null;
  return (
    <ul className={styles.list}>
      {changing.map((raster) => (
        <li key={raster.id} className={styles.entry}>
          <RasterTime raster={raster} cursor={cursor} />
        </li>
      ))}
    </ul>
  );
}

function RasterTime({ raster, cursor }: { raster: RasterLayer; cursor: CursorStore }) {
  const time = useSyncExternalStore(cursor.subscribe, () => timeAt(raster.times, cursor.get()));
  return (
    <>
      {raster.name} {time !== undefined && <LocalTime time={time} />}
    </>
  );
}
