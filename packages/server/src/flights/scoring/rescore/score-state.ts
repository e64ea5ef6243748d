import { isDeepStrictEqual } from 'node:util';
import type { Finding } from '@cloudstreet/scoring/parse';
import { messages } from '../../../generated/messages/en-gb.js';
import type { Executor } from '../../../platform/database/database.js';

/** Stored flight with its contests and airspaces. */
export type ScoreState = Awaited<ReturnType<typeof readScoreState>>;

/** Reads the stored flight with its contests and airspaces. */
export async function readScoreState(db: Executor, flightId: number) {
  const flight = await db
    .selectFrom('any_flight')
    .where('id', '=', flightId)
    .selectAll()
    .executeTakeFirstOrThrow();
  const contests = await db
    .selectFrom('any_flight_contest')
    .where('flight_id', '=', flightId)
    .orderBy('contest')
    .selectAll()
    .execute();
  const airspaces = await db
    .selectFrom('flight_airspace')
    .where('flight_id', '=', flightId)
    .selectAll()
    .executeTakeFirst();
  return { flight, contests, airspaces };
}

/** Describes the differences between two states, the most important first; empty if equal. */
export function describeChanges(before: ScoreState, after: ScoreState): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  const changes = [
    ...pointChanges(before, after),
    ...figureChange('rescore.level', before.flight.valid, after.flight.valid),
    ...rankChange(before, after),
    ...figureChange('rescore.index', before.flight.dmst_index, after.flight.dmst_index),
    ...findingChanges(before.flight.findings, after.flight.findings),
  ];
  return changes.length > 0 ? changes : [messages['rescore.details']()];
}

function pointChanges(before: ScoreState, after: ScoreState): string[] {
  return after.contests.flatMap(({ contest, points }) => {
    const old = before.contests.find((row) => row.contest === contest)?.points ?? null;
    if (old === points) return [];
    return [
      messages['rescore.points']({ contest, before: pointText(old), after: pointText(points) }),
    ];
  });
}

function figureChange(
  key: 'rescore.level' | 'rescore.index',
  before: number | null,
  after: number | null,
): string[] {
  if (before === after) return [];
  return [messages[key]({ before: before ?? NOTHING, after: after ?? NOTHING })];
}

function rankChange(before: ScoreState, after: ScoreState): string[] {
  const { rank } = after.flight;
  return before.flight.rank === rank
    ? []
    : [messages[rank ? 'rescore.counts' : 'rescore.ignored']()];
}

function findingChanges(before: readonly Finding[], after: readonly Finding[]): string[] {
  const [old, now] = [tokens(before), tokens(after)];
  return [
    ...[...now].filter((token) => !old.has(token)).map((token) => `+${token}`),
    ...[...old].filter((token) => !now.has(token)).map((token) => `-${token}`),
  ];
}

function tokens(findings: readonly Finding[]): ReadonlySet<string> {
  return new Set(findings.map(({ token }) => token));
}

const NOTHING = '–';

function pointText(points: number | null): string {
  return points?.toFixed(2) ?? NOTHING;
}
