import { LocalTime } from '../../../values/times.js';
import * as styles from '../MapLegend.css.js';
import type { RasterLayer } from '../map-features.js';
import { type RasterMoment, useRasterTime } from './use-raster-time.js';

export interface RasterTimesProps extends RasterMoment {
  /** Shown image layers. */
  rasters: readonly RasterLayer[];
}

/** Times of images that change with the cursor. */
export function RasterTimes({ rasters, ...moment }: RasterTimesProps) {
  const changing = rasters.filter(({ times }) => times && times.length > 0);
  if (changing.length === 0) return null;
  return (
    <ul className={styles.list}>
      {changing.map((raster) => (
        <li key={raster.id} className={styles.entry}>
          <RasterTime raster={raster} {...moment} />
        </li>
      ))}
    </ul>
  );
}

function RasterTime({ raster, ...moment }: { raster: RasterLayer } & RasterMoment) {
  const time = useRasterTime(raster, moment);
  return (
    <>
      {raster.name} {time !== undefined && <LocalTime time={time} />}
    </>
  );
}
