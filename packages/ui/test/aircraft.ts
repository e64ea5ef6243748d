import type { SimpleAircraft } from '@cloudstreet/sdk';

/** An aircraft type with all data. */
export const aircraftType: SimpleAircraft = {
  id: 12,
  name: 'Arcus M',
  manufacturer: 'Schempp-Hirth',
  family_name: 'Arcus',
  kind: 'MG',
  sc_class: 'DO',
  double_seater: true,
  vintage: false,
  valid_dmst_index: 118,
  wingarea: 15.59,
  empty_mass: 540,
  mtow: 800,
  min_speed_m_s: 20,
};
