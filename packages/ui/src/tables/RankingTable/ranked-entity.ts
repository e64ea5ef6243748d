import type { RankingRow } from '@cloudstreet/sdk';

export type RankedKind = 'user' | 'club' | 'airport';

export interface RankedEntity {
  kind: RankedKind;
  id: number;
  name: string;
}

/** Returns the user, club or airport of a row. */
export function rankedEntityOf({ user, club, airport }: RankingRow): RankedEntity {
  if (user) return { kind: 'user', id: user.id, name: user.name };
  const place = club ?? airport;
  return { kind: club ? 'club' : 'airport', id: place?.id ?? 0, name: place?.name ?? '' };
}
