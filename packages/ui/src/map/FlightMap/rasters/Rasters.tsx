import { GRID_LAYER } from '../layers/flight-layer.js';
import { useSettled } from '../use-settled.js';
import { RasterTiles } from './RasterTiles.js';
import type { RasterTimesProps } from './RasterTimes.js';

/** Pictures of the ground and the weather, once the base map that they lie on is there. */
export function Rasters({ rasters, ...moment }: RasterTimesProps) {
  const isSettled = useSettled(GRID_LAYER);
  if (!isSettled) return null;
  return rasters.map((raster) => <RasterTiles key={raster.id} raster={raster} {...moment} />);
}
