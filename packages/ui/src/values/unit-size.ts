/** The size of a unit beside its number, of that and at least in `rem`. */
export const UNIT_SCALE = 0.68;
export const UNIT_LEAST_REM = 0.6875;
