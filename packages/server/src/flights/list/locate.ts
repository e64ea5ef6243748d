import type { Position } from '@cloudstreet/scoring/geo';
import { DEFAULT_RADIUS_KM, type QueryParameters } from '@cloudstreet/sdk/contract';
import type { Executor } from '../../platform/database/database.js';
import { FieldError, type Text, text } from '../../platform/errors/errors.js';
import { findPointOfInterest } from '../../reference/points-of-interest.js';
import type { Surroundings } from '../model/flights-at-place.js';

type PlaceFilters = Pick<
  QueryParameters<'listFlights'>,
  | 'point_of_interest'
  | 'radius'
  | 'circumnavigation'
  | 'sector_id_in'
  | 'flight_collection_id_in'
  | 'order_by'
>;

/** Filters whose place is found; `nowhere` if there is no such place. */
export type Located<Filters extends PlaceFilters> = Filters & {
  readonly surroundings?: Surroundings | 'nowhere';
};

/**
 * Finds the place of the filters of a list.
 *
 * @throws {FieldError} If a radius has no place, turns have neither place nor sector, or the order of a
 *   collection has none.
 */
export async function locate<Filters extends PlaceFilters>(
  db: Executor,
  filters: Filters,
): Promise<Located<Filters>> {
  const {
    point_of_interest: point,
    radius,
    circumnavigation: turns,
    sector_id_in: sectors,
    order_by: order,
  } = filters;
  if (radius !== undefined && !point) refuse('radius', text('field.needs.place'));
  if (turns && !point && !sectors) refuse('circumnavigation', text('field.needs.placeOrSector'));
  if (order?.endsWith('collection') && !filters.flight_collection_id_in) {
    refuse('order_by', text('field.needs.collection'));
  }
  if (!point) return filters;
  const place = await positionOf(db, point);
  const surroundings = place ? { place, radiusKm: radius ?? DEFAULT_RADIUS_KM } : 'nowhere';
  return { ...filters, surroundings };
}

function refuse(parameter: string, message: Text): never {
  throw new FieldError([{ loc: ['query', parameter], type: 'dependency', message }]);
}

async function positionOf(db: Executor, point: string): Promise<Position | undefined> {
  const [lon, lat, ...more] = point.split(',').map(Number);
  if (lon !== undefined && lat !== undefined && more.length === 0) return { lat, lon };
  return findPointOfInterest(db, point);
}
