import { GRID_LAYER } from './flight-layer.js';
import { RasterTiles } from './RasterTiles.js';
import type { RasterTimesProps } from './RasterTimes.js';
import { useSettled } from './use-settled.js';

/** Pictures of the ground and the weather, once the base map that they lie on is there. */
export function Rasters({ rasters, cursor }: RasterTimesProps) {
  const isSettled = useSettled(GRID_LAYER);
  if (!isSettled) return null;
  return rasters.map((raster) => <RasterTiles key={raster.id} raster={raster} cursor={cursor} />);
}
