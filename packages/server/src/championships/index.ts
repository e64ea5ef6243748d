import { sql } from 'kysely';
import { wordedKind } from '../moderation/model/worded-kind.js';
import { jobHandler } from '../platform/queue/jobs.js';
import type { Resource } from '../resource/resource.js';
import { championshipQueue } from './model/queue.js';
import { scoreChampionshipDay } from './model/score-championship-day.js';
import { deletionOfChampionships } from './operations/account-deletion.js';
import { createChampionship } from './operations/createChampionship.js';
import { createChampionshipClass } from './operations/createChampionshipClass.js';
import { createChampionshipDay } from './operations/createChampionshipDay.js';
import { createChampionshipEntry } from './operations/createChampionshipEntry.js';
import { deleteChampionship } from './operations/deleteChampionship.js';
import { deleteChampionshipClass } from './operations/deleteChampionshipClass.js';
import { deleteChampionshipDay } from './operations/deleteChampionshipDay.js';
import { deleteChampionshipEntry } from './operations/deleteChampionshipEntry.js';
import { downloadChampionshipDay } from './operations/downloadChampionshipDay.js';
import { exportChampionships } from './operations/export-championships.js';
import { getChampionship } from './operations/getChampionship.js';
import { getChampionshipDay } from './operations/getChampionshipDay.js';
import { listChampionships } from './operations/listChampionships.js';
import { removeChampionshipPenalty } from './operations/removeChampionshipPenalty.js';
import { setChampionshipPenalty } from './operations/setChampionshipPenalty.js';
import { updateChampionship } from './operations/updateChampionship.js';
import { updateChampionshipClass } from './operations/updateChampionshipClass.js';
import { updateChampionshipDay } from './operations/updateChampionshipDay.js';
import { updateChampionshipEntry } from './operations/updateChampionshipEntry.js';
import { uploadChampionshipEntries } from './operations/uploadChampionshipEntries.js';

/** Championships: competitions of several days with classes and entries. */
export const championships: Resource = {
  operations: [
    listChampionships,
    createChampionship,
    getChampionship,
    updateChampionship,
    deleteChampionship,
    createChampionshipClass,
    updateChampionshipClass,
    deleteChampionshipClass,
    createChampionshipEntry,
    updateChampionshipEntry,
    deleteChampionshipEntry,
    uploadChampionshipEntries,
    createChampionshipDay,
    getChampionshipDay,
    updateChampionshipDay,
    deleteChampionshipDay,
    setChampionshipPenalty,
    removeChampionshipPenalty,
    downloadChampionshipDay,
  ],
  jobs: [jobHandler(championshipQueue, 1, scoreChampionshipDay)],
  exportParts: [exportChampionships],
  onAccountDeletion: deletionOfChampionships,
  reportKinds: [
    wordedKind({
      kind: 'championship',
      page: 'task/championship',
      isPublic: sql`true`,
      cleared: { name: null, place: null },
    }),
  ],
};
