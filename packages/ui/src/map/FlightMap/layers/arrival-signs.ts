import type { ArrivalKind } from '@cloudstreet/scoring/analyse';

/** Symbol and colour of how safely an airport is reached. The colours suit any map. */
export const ARRIVAL_SIGNS: Readonly<Record<ArrivalKind, { sign: string; color: string }>> = {
  save: { sign: '●', color: '#00875f' },
  risky: { sign: '▲', color: '#c25a00' },
  distant: { sign: '✕', color: '#a0627c' },
};
