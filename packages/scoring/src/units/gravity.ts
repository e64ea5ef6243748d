/**
 * Standard gravity, in m/s².
 *
 * @see 3rd General Conference on Weights and Measures, 1901; ICAO Doc 7488
 */
export const GRAVITY_MPS2 = 9.80665;
