import type { ArrivalKind } from '@cloudstreet/scoring/analysis';

/** Form and colour of how surely an airport is reached; the colours go with any map. */
export const ARRIVAL_SIGNS: Readonly<Record<ArrivalKind, { sign: string; color: string }>> = {
  save: { sign: '●', color: '#00875f' },
  risky: { sign: '▲', color: '#c25a00' },
  distant: { sign: '✕', color: '#a0627c' },
};
