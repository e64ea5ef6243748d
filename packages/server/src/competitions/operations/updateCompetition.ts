import type { RequestBody } from '@cloudstreet/sdk/contract';
import { ForbiddenError } from '../../platform/errors/errors.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { competitionQueue } from '../model/queue.js';
import { canFollow, noteAlone, wrongOrder } from '../model/status-order.js';
import { requireMember } from './insert-competition.js';
import { requireNoPenalty } from './penalties.js';
import { addChange, lockCompetition } from './queries.js';
import { describeCompetition } from './serialize.js';

export const updateCompetition = operation(
  'updateCompetition',
  async (request, { db, jobs, clock }) => {
    const { path, body } = request;
    const id = path.competition;
    const user = signedInUser(request);
    return db.transaction().execute(async (transaction) => {
      const before = await lockCompetition(transaction, id, user);
      const { note, status, ...settings } = body;
      const isMoved = status !== undefined && status !== before.status;
      if (isMoved && !canFollow(status, before.status)) throw wrongOrder();
      const { name, ...rules } = changesOf(settings, before);
      const isChanged = Object.keys(rules).length > 0;
      if (isChanged && before.status === 'final_result' && status !== 'scoring') {
        throw new ForbiddenError('COMPETITION_FINAL');
      }
      const { user_group_id: groupId } = rules;
      const isNamed = name !== undefined;
      if (note !== undefined && !isChanged && !isMoved && !isNamed) throw noteAlone();
      if (typeof groupId === 'number') await requireMember(transaction, groupId, user.id);
      // Penalties are points by these rules.
      if (rules.point_rules !== undefined) await requireNoPenalty(transaction, id);
      // Results that a change of the group or the plan adds begin the scoring as well.
      const needsEvaluation = 'start_time' in rules || 'min_time' in rules;
      const needsScores =
        needsEvaluation ||
        'user_group_id' in rules ||
        (isMoved && ['not_planned', 'final_result'].includes(before.status));
      const now = clock();
      await transaction
        .updateTable('competition')
        .set({
          ...(isNamed && { name }),
          ...rules,
          ...(isMoved && { status }),
          ...(needsEvaluation && { revision: before.revision + 1 }),
          modified: now,
        })
        .where('id', '=', id)
        .execute();
      const change = { competitionId: id, userId: user.id, now, note };
      if (isChanged || (isNamed && note !== undefined)) {
        await addChange(transaction, { ...change, action: 'settings_changed' });
      }
      if (isMoved) await addChange(transaction, { ...change, action: 'status_changed', status });
      if (needsScores) await jobs.send(transaction, competitionQueue, { competitionId: id });
      return describeCompetition(transaction, id, user);
    });
  },
  { rateLimit: { perMinute: 60 } },
);

type Settings = Omit<RequestBody<'updateCompetition'>, 'note' | 'status'>;
type Before = { readonly [Name in keyof Settings]-?: Settings[Name] | null };

/** Values sent unchanged are no change. */
function changesOf(given: Settings, before: Before): Settings {
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => before[name as keyof Settings] !== value),
  );
}
