import type { Comment } from '@cloudstreet/sdk';

/** A comment and its answers. */
export interface Thread {
  readonly first: Comment;
  readonly answers: readonly Comment[];
}

/** Groups a list in the order of the server by threads. An answer whose comment is gone is left out. */
export function commentThreads(comments: readonly Comment[]): Thread[] {
  const threads = new Map<number, { first: Comment; answers: Comment[] }>();
  for (const comment of comments) {
    if (comment.parent_id === undefined) threads.set(comment.id, { first: comment, answers: [] });
    else threads.get(comment.parent_id)?.answers.push(comment);
  }
  return [...threads.values()];
}
