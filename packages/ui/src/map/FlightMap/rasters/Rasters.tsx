import { GRID_LAYER } from '../layers/flight-layer.js';
import { useLayerAdded } from '../use-layer-added.js';
import { RasterTiles } from './RasterTiles.js';
import type { RasterTimesProps } from './RasterTimes.js';

/** Image layers of ground and weather, once the base map below them is loaded. */
export function Rasters({ rasters, ...moment }: RasterTimesProps) {
  const isAdded = useLayerAdded(GRID_LAYER);
  if (!isAdded) return null;
  return rasters.map((raster) => <RasterTiles key={raster.id} raster={raster} {...moment} />);
}
