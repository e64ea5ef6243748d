import type { AircraftClass, AircraftKind } from '@cloudstreet/sdk';

/** An aircraft of the built-in table or an import. */
export interface AircraftRecord {
  /** Name of the exact version, which is unique: 'LS 8 neo', 'ASG 29 E 18m'. */
  name: string;
  /** Name shared by versions that differ only in their engine. */
  family_name: string;
  manufacturer: string;
  kind: AircraftKind;
  sc_class: AircraftClass;
  wingarea: number | null;
  empty_mass: number | null;
  reference_mass: number | null;
  mtow: number | null;
  min_speed_m_s: number | null;
  polar_a: number | null;
  polar_b: number | null;
  polar_c: number | null;
  double_seater: boolean;
  vintage: boolean;
  self_launch: boolean;
  /** Handicap index of each year. */
  indices: ReadonlyMap<number, number>;
}

/** Fields of a record that the aircraft table contains. */
export function withoutIndices(record: AircraftRecord): Omit<AircraftRecord, 'indices'> {
  const { indices: _, ...row } = record;
  return row;
}

/** An airport of the built-in table or an import. */
export interface AirportRecord {
  name: string;
  region_id: string;
  lat: number;
  lon: number;
  elevation_m: number | null;
  kind: string | null;
  icao: string | null;
  /** Glider launches per year. */
  launches: number | null;
  ourairports_ident: string | null;
  openaip_id: string | null;
}
