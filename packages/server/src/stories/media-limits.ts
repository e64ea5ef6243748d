export const MAX_DURATION_S = 30;
