import type { FlightDetail } from '@cloudstreet/sdk';

/** Returns the points of a declared task. */
export function taskPositions({ point_features: features }: NonNullable<FlightDetail['task']>) {
  return features.map(({ geometry, properties: { name } }) => {
    const [lon, lat] = geometry.coordinates;
    return { name, lat, lon };
  });
}
