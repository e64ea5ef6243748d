/**
 * Most distance over three legs within two hours, finishing no lower than the start. Points divide
 * by the full two hours however short the solution is.
 *
 * @see DMSt competition rules 2021, §4.2
 */
export const SPEED = {
  name: 'speed',
  scoreName: 'speed',
  maxLegs: 3,
  maxDurationS: 7200,
  maxLossOfHeightM: 0,
} as const;
