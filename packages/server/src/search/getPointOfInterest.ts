import { NotFoundError } from '../platform/errors/errors.js';
import { operation } from '../platform/http/operation.js';
import { findPointOfInterest } from '../reference/points-of-interest.js';

export const getPointOfInterest = operation(
  'getPointOfInterest',
  async ({ path: { point: id } }, { db }) => {
    const point = await findPointOfInterest(db, id);
    if (!point) throw new NotFoundError();
    const { name, lat, lon } = point;
    return {
      id,
      name,
      geom: { type: 'Point' as const, coordinates: [lon, lat] as [number, number] },
    };
  },
);
