/** Id of a flight that only this device has. */
export const TRIED_ID = 0;
