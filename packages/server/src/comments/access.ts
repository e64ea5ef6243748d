import { getVisible, ownerOf, type Viewer } from '../flights/model/visibility.js';
import { ForbiddenError, NotFoundError, text } from '../platform/errors/errors.js';
import type { SignedInUser } from '../platform/http/operation.js';
import type { Services } from '../platform/services.js';
import { areAllowed, type CommentRow, findComment, type Reader, showsText } from './queries.js';

/** A flight with the rights of a caller on its comments. */
export interface CommentedFlight {
  readonly id: number;
  /** The user of the flight and the registered co-pilot. */
  readonly crewIds: readonly number[];
  readonly isOwner: boolean;
  readonly reader: Reader;
}

/**
 * Finds a flight that the caller may see.
 *
 * @throws {NotFoundError} If there is none.
 */
export async function getCommentedFlight(
  services: Services,
  id: number,
  viewer: Viewer,
): Promise<CommentedFlight> {
  const flight = await getVisible(services, id, viewer);
  const { user_id: userId, co_user_id: coUserId } = flight;
  const { user } = viewer;
  const isOwner = user !== undefined && user.id === ownerOf(flight);
  const reader = { userId: user?.id, seesHidden: isOwner || user?.isModerator === true };
  return { id, crewIds: [userId, coUserId].filter((one) => one !== null), isOwner, reader };
}

/** Finds a comment whose text the caller may see, with its flight. */
export async function findVisibleComment(
  services: Services,
  id: number,
  viewer: Viewer,
): Promise<{ comment: CommentRow; flight: CommentedFlight } | undefined> {
  const comment = await findComment(services.db, id);
  if (!comment) return undefined;
  try {
    const flight = await getCommentedFlight(services, comment.flight_id, viewer);
    return showsText(comment, flight.reader) ? { comment, flight } : undefined;
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}

/**
 * Finds a comment whose text the caller may see, with its flight.
 *
 * @throws {NotFoundError} If there is none. The errors of comments on hidden flights and of unknown
 *   ids are equal.
 */
export async function getVisibleComment(services: Services, id: number, viewer: Viewer) {
  const found = await findVisibleComment(services, id, viewer);
  if (!found) throw commentNotFound(id);
  return found;
}

export function commentNotFound(id: number): NotFoundError {
  return new NotFoundError(text('comment.notFound', { id }));
}

/** @throws {ForbiddenError} If the user of the flight does not let those comment who were not on board. */
export async function requireOpen(
  { db }: Pick<Services, 'db'>,
  { id, crewIds, reader: { userId } }: CommentedFlight,
) {
  const isAboard = userId !== undefined && crewIds.includes(userId);
  if (!isAboard && !(await areAllowed(db, id))) throw new ForbiddenError('COMMENTS_CLOSED');
}

/** Whether a user may edit or delete a comment: its author, and for a description also its pilot. */
export function mayChange(
  { user_id: authorId, pinned }: CommentRow,
  { isOwner }: CommentedFlight,
  user: SignedInUser,
): boolean {
  return authorId === user.id || (pinned && (isOwner || user.isSuperuser));
}
