import { indexOfYear } from '@cloudstreet/scoring/season';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { withoutNull } from '../platform/http/responses.js';
import type { AircraftDbRow } from './queries.js';

/** An aircraft of the list, with the index of a season. */
export function serializeAircraftRow(row: AircraftDbRow, season: number): Schemas['AircraftRow'] {
  return withoutNull({
    id: row.id,
    name: row.name,
    kind: row.kind,
    sc_class: row.sc_class,
    valid_dmst_index: indexOfYear(row.indices, season),
  });
}

/** An aircraft with its figures and the index of a season. */
export function serializeSimpleAircraft(
  row: AircraftDbRow,
  season: number,
): Schemas['SimpleAircraft'] {
  return {
    ...serializeAircraftRow(row, season),
    ...withoutNull({
      manufacturer: row.manufacturer,
      family_name: row.family_name,
      double_seater: row.double_seater,
      vintage: row.vintage,
      wingarea: row.wingarea,
      empty_mass: row.empty_mass,
      reference_mass: row.reference_mass,
      mtow: row.mtow,
      min_speed_m_s: row.min_speed_m_s,
      encoded_coeffs: polarCoefficients(row),
    }),
  };
}

/** The polar as the contract has it. */
export function polarCoefficients({
  polar_a: a,
  polar_b: b,
  polar_c: c,
}: AircraftDbRow): [number, number, number] | null {
  return a === null || b === null || c === null ? null : [a, b, c];
}
