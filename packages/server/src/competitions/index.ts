import { sql } from 'kysely';
import { wordedKind } from '../moderation/model/worded-kind.js';
import { jobHandler } from '../platform/queue/jobs.js';
import type { Resource } from '../resource/resource.js';
import { competitionQueue } from './model/queue.js';
import { scoreCompetition } from './model/score-competition.js';
import { deletionOfCompetitions } from './operations/account-deletion.js';
import { createCompetition } from './operations/createCompetition.js';
import { deleteCompetition } from './operations/deleteCompetition.js';
import { downloadCompetition } from './operations/downloadCompetition.js';
import { exportCompetitions } from './operations/export-competitions.js';
import { getCompetition } from './operations/getCompetition.js';
import { listCompetitions } from './operations/listCompetitions.js';
import { removeTaskPenalty } from './operations/removeTaskPenalty.js';
import { setTaskPenalty } from './operations/setTaskPenalty.js';
import { updateCompetition } from './operations/updateCompetition.js';

/** Local competitions: tasks hosted for a day or an airport. */
export const competitions: Resource = {
  operations: [
    listCompetitions,
    createCompetition,
    getCompetition,
    updateCompetition,
    deleteCompetition,
    setTaskPenalty,
    removeTaskPenalty,
    downloadCompetition,
  ],
  jobs: [jobHandler(competitionQueue, 1, scoreCompetition)],
  exportParts: [exportCompetitions],
  onAccountDeletion: deletionOfCompetitions,
  reportKinds: [
    wordedKind({
      kind: 'competition',
      page: 'task/score',
      isPublic: sql`true`,
      cleared: { name: null },
    }),
  ],
};
