import type { Generated } from 'kysely';

/** How an aircraft is driven: pure glider, motor glider, electric. */
export type AircraftKind = 'GL' | 'MG' | 'FG';

/** Competition class: open, 18 m, 15 m, standard, club, double seater. */
export type AircraftClass = 'OP' | '18' | '15' | 'ST' | 'CL' | 'DO';

/** The tables of `migrations/0001-reference.ts`. */
export interface ReferenceTables {
  region: RegionTable;
  club: ClubTable;
  airport: AirportTable;
  aircraft: AircraftTable;
  aircraft_index: AircraftIndexTable;
}

/** The id is an ISO 3166-2 code, or the country's code where no region is known. */
export interface RegionTable {
  id: string;
  name: string;
  country: string;
}

export interface ClubTable {
  id: Generated<number>;
  name: string;
  region_id: string | null;
  url: string | null;
}

export interface AirportTable {
  id: Generated<number>;
  name: string;
  region_id: string;
  lat: number;
  lon: number;
  elevation_m: number | null;
  kind: string | null;
  icao: string | null;
  launches: number | null;
  timezone: string | null;
  ourairports_ident: string | null;
  openaip_id: string | null;
}

/** Masses in kg, area in m², speed in m/s; the polar is sink = a·v² + b·v + c in m/s, sink negative. */
export interface AircraftTable {
  id: Generated<number>;
  name: string;
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
  double_seater: Generated<boolean>;
  vintage: Generated<boolean>;
  self_launch: Generated<boolean>;
}

export interface AircraftIndexTable {
  aircraft_id: number;
  year: number;
  index: number;
}
