import type { Comment, FlightDetail } from '@cloudstreet/sdk';
import { commentQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { useFocusNextItem } from '@cloudstreet/ui/layout/focus-next-item';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useApp } from '../../../app/context.js';
import { LoadFailed } from '../../../app/errors/LoadFailed.js';
import { useFlightAccess } from '../../../app/flights/use-flight-access.js';
import { useMessages } from '../../../app/messages.js';
import { useMe } from '../../../app/session.js';
import { AddComment } from './AddComment.js';
import { CommentItem } from './CommentItem.js';
import * as styles from './Comments.css.js';
import { commentThreads, type Thread } from './comment-threads.js';
import { hasDraft } from './use-comment-draft.js';

/** Comments on a flight: its description, threads, and a box to write. */
export function CommentList({ flight }: { flight: FlightDetail }) {
  const { api } = useApp();
  const { id } = flight;
  const messages = useMessages();
  const me = useMe();
  const access = useFlightAccess(id);
  const { data, isError, refetch, ...pages } = useInfiniteQuery({
    ...commentQueries.ofFlight(api, id, access),
    meta: { explains: 'all' },
    throwOnError: false,
  });
  const comments = data?.pages.flat() ?? [];
  const threads = commentThreads(comments);
  const isPilot = me != null && me.id === (flight.user ?? flight.co_user)?.id;
  const isAboard = me != null && (me.id === flight.user?.id || me.id === flight.co_user?.id);
  const mayWrite = me != null && (flight.comments_allowed || isAboard);
  const draftName = `${me?.id} ${id}`;
  const { host, keepFocus } = useFocusNextItem(comments.length, { item: 'article' });
  useCommentInAddress(host, { isLoaded: data !== undefined, ...pages });
  const shared = { flight, access, mayWrite, draftName, onDelete: keepFocus };
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <div ref={host} className={styles.comments}>
      {isPilot && !threads[0]?.first.pinned && (
        <AddDescription flightId={id} access={access} draftName={draftName} />
      )}
      {threads.map((thread) => (
        <CommentThread key={thread.first.id} thread={thread} {...shared} />
      ))}
      {pages.hasNextPage && (
        <Button
          size="small"
          isPending={pages.isFetchingNextPage}
          onPress={() => void pages.fetchNextPage()}
        >
          {messages['friends.more']()}
        </Button>
      )}
      {mayWrite && (
        <AddComment
          label={messages['comments.write']()}
          name={`${draftName} new`}
          flightId={id}
          access={access}
        />
      )}
      {!flight.comments_allowed && <p className={styles.note}>{messages['comments.closed']()}</p>}
      {me === null && flight.comments_allowed && (
        <ButtonLink size="small" href="/auth/log-in">
          {messages['comments.logIn']()}
        </ButtonLink>
      )}
    </div>
  );
}

type SharedProps = Omit<Parameters<typeof CommentItem>[0], 'comment' | 'onAnswer'>;

/** A comment and its answers. */
function CommentThread({ thread, ...shared }: SharedProps & { thread: Thread }) {
  const messages = useMessages();
  const { flight, access, mayWrite, draftName } = shared;
  const { first, answers } = thread;
  const name = `${draftName} answer ${first.id}`;
  const [answered, setAnswered] = useState<Comment | undefined>(() =>
    hasDraft(name) ? first : undefined,
  );
  return (
    <div className={styles.thread}>
      <CommentItem {...shared} comment={first} onAnswer={() => setAnswered(first)} />
      {(answers.length > 0 || answered) && (
        <div className={styles.answers}>
          {answers.map((answer) => (
            <CommentItem
              key={answer.id}
              {...shared}
              comment={answer}
              onAnswer={() => setAnswered(answer)}
            />
          ))}
          {answered?.user && mayWrite && (
            <AddComment
              key={answered.id}
              label={messages['comments.answer.to']({ name: answered.user.name })}
              name={name}
              flightId={flight.id}
              access={access}
              place={{ parent_id: answered.id }}
              takesFocus
              onClose={() => setAnswered(undefined)}
            />
          )}
        </div>
      )}
    </div>
  );
}

interface AddDescriptionProps {
  flightId: number;
  access: SharedProps['access'];
  draftName: string;
}

function AddDescription({ flightId, access, draftName }: AddDescriptionProps) {
  const messages = useMessages();
  const name = `${draftName} description`;
  const [isOpen, setIsOpen] = useState(() => hasDraft(name));
  if (!isOpen) {
    return (
      <div>
        <Button size="small" onPress={() => setIsOpen(true)}>
          {messages['comments.description.add']()}
        </Button>
      </div>
    );
  }
  return (
    <AddComment
      label={messages['comments.description.add']()}
      name={name}
      flightId={flightId}
      access={access}
      place={{ pinned: true }}
      takesFocus
      onClose={() => setIsOpen(false)}
    />
  );
}

interface Pages {
  readonly isLoaded: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** Shows the comment that the address names, once it is loaded. */
function useCommentInAddress(
  host: RefObject<HTMLElement | null>,
  { isLoaded, hasNextPage, isFetchingNextPage, fetchNextPage }: Pages,
): void {
  const hash = useLocation({ select: (location) => location.hash });
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (!isLoaded || shown.current === hash || !/^comment-\d+$/.test(hash)) return;
    const comment = host.current?.querySelector<HTMLElement>(`#${hash}`);
    if (comment) {
      shown.current = hash;
      comment.scrollIntoView({ block: 'center' });
      comment.focus({ preventScroll: true });
    } else if (hasNextPage && !isFetchingNextPage) {
      void fetchNextPage();
    }
  }, [host, hash, isLoaded, hasNextPage, isFetchingNextPage, fetchNextPage]);
}
