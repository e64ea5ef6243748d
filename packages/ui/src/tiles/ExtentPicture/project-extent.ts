/** West, south, east, north in degrees, as in the contract. */
export type BoundingBox = [number, number, number, number];

/** A drawing area of given size with a place for every position in it. */
export interface Projection {
  /** Pixels from the left and top for a longitude and latitude. */
  toPixels: (lon: number, lat: number) => [x: number, y: number];
  /** Whole degrees in the area and as far again around it, for pictures of other proportions. */
  meridians: number[];
  parallels: number[];
}

/**
 * Fits a box into a picture with a margin: an equirectangular projection that is true to scale at
 * the middle latitude, which is enough for a picture of one flight.
 */
export function projectExtent(
  [west, south, east, north]: BoundingBox,
  { width, height, margin }: { width: number; height: number; margin: number },
): Projection {
  const lonScale = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const spanX = Math.max((east - west) * lonScale, 0.05);
  const spanY = Math.max(north - south, 0.05);
  const scale = Math.min((width - 2 * margin) / spanX, (height - 2 * margin) / spanY);
  const [lonCentre, latCentre] = [(west + east) / 2, (south + north) / 2];
  const halfLon = width / 2 / scale / lonScale;
  const halfLat = height / 2 / scale;
  return {
    toPixels: (lon, lat) => [
      width / 2 + (lon - lonCentre) * lonScale * scale,
      height / 2 - (lat - latCentre) * scale,
    ],
    meridians: wholeDegrees(lonCentre - 3 * halfLon, lonCentre + 3 * halfLon),
    parallels: wholeDegrees(latCentre - 3 * halfLat, latCentre + 3 * halfLat),
  };
}

function wholeDegrees(from: number, to: number): number[] {
  const first = Math.ceil(from);
  return Array.from(
    { length: Math.max(0, Math.floor(to) - first + 1) },
    (_, index) => first + index,
  );
}
