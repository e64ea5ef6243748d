import { sql } from 'kysely';
import { wordedKind } from '../moderation/model/worded-kind.js';
import { text } from '../platform/errors/errors.js';
import { cleanup } from '../platform/queue/cleanup.js';
import type { Resource } from '../resource/resource.js';
import { deletionOfTasks } from './account-deletion.js';
import { MAX_OWNED } from './create-task.js';
import { createTask } from './createTask.js';
import { declareTask } from './declarations/declareTask.js';
import { deleteTaskDeclaration } from './declarations/deleteTaskDeclaration.js';
import { getTaskDeclaration } from './declarations/getTaskDeclaration.js';
import { listTaskDeclarations } from './declarations/listTaskDeclarations.js';
import { removeOldDeclarations } from './declarations/remove-old-declarations.js';
import { deleteTask } from './deleteTask.js';
import { downloadTask } from './downloadTask.js';
import { duplicateTask } from './duplicateTask.js';
import { exportTasks } from './export-tasks.js';
import { getTask } from './getTask.js';
import { getTaskByToken } from './getTaskByToken.js';
import { importTask } from './import-task.js';
import { listTasks } from './listTasks.js';
import { starTask } from './starTask.js';
import { unstarTask } from './unstarTask.js';
import { updateTask } from './updateTask.js';
import { uploadTasks } from './uploadTasks.js';

/** Tasks to plan, share and fly. */
export const tasks: Resource = {
  operations: [
    listTasks,
    createTask,
    getTask,
    getTaskByToken,
    updateTask,
    deleteTask,
    uploadTasks,
    starTask,
    unstarTask,
    duplicateTask,
    downloadTask,
    listTaskDeclarations,
    declareTask,
    deleteTaskDeclaration,
    getTaskDeclaration,
  ],
  cleanup: [cleanup('old declarations', removeOldDeclarations)],
  exportParts: [exportTasks],
  importSteps: [
    {
      kind: 'task',
      run: importTask,
      issues: { TASK_LIMIT: text('task.tooMany', { most: MAX_OWNED }) },
    },
  ],
  onAccountDeletion: deletionOfTasks,
  reportKinds: [
    wordedKind({
      kind: 'task',
      page: 'task',
      isPublic: sql`visibility = 'public'`,
      cleared: { name: null, description: null, visibility: 'private', link_token: null },
      copies: ['task_declaration', 'competition'],
    }),
  ],
};
