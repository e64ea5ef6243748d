import { zoneOfProperties } from '@cloudstreet/scoring/task';
import type { FlightDetail } from '@cloudstreet/sdk';

/** Returns the points of a declared task, with zones that differ from those of its rules. */
export function taskPositions({ point_features: features }: NonNullable<FlightDetail['task']>) {
  return features.map(({ geometry, properties }) => {
    const [lon, lat] = geometry.coordinates;
    const zone = zoneOfProperties(properties);
    return { name: properties.name, lat, lon, ...(zone && { zone }) };
  });
}
