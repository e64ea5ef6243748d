import type { Resource } from '../resource/resource.js';
import { deletionOfComments } from './account-deletion.js';
import { addComment } from './addComment.js';
import { addReaction } from './addReaction.js';
import { deleteComment } from './deleteComment.js';
import { deleteReaction } from './deleteReaction.js';
import { exportComments } from './export-comments.js';
import { listComments } from './listComments.js';
import { COMMENT, COMMENT_ANSWER, COMMENT_MENTION } from './notification-kinds.js';
import { REPORTED_COMMENT } from './report-kind.js';
import { updateComment } from './updateComment.js';

/** Comments on flights. */
export const comments: Resource = {
  operations: [listComments, addComment, updateComment, deleteComment, addReaction, deleteReaction],
  exportParts: [exportComments],
  reportKinds: [REPORTED_COMMENT],
  notificationKinds: [COMMENT, COMMENT_ANSWER, COMMENT_MENTION],
  onAccountDeletion: deletionOfComments,
};
