import type { FlightDetail } from '@cloudstreet/sdk';
import { commentQueries } from '@cloudstreet/sdk/react';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../../app/context.js';
import { useFlightAccess } from '../../../app/flights/use-flight-access.js';
import { lazyWithRetry } from '../../../app/lazy-with-retry.js';
import { useMessages } from '../../../app/messages.js';

const CommentList = lazyWithRetry(async () => (await import('./CommentList.js')).CommentList);

/** Distance below the screen from which comments are loaded. */
const NEAR = '600px';

/** Comments on a flight, loaded when they come near the screen or the address names one. */
export function FlightComments({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  const host = useRef<HTMLDivElement>(null);
  const isNamed = useLocation({ select: ({ hash }) => hash.startsWith('comment-') });
  const [isNear, setIsNear] = useState(!('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (isNear || !host.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(host.current);
    return () => observer.disconnect();
  }, [isNear]);
  const count = useCommentCount(flight);
  return (
    <Section title={messages['comments.title']({ count })}>
      <div ref={host}>
        {count === 0 && flight.comments_allowed && <p>{messages['comments.none']()}</p>}
        {(isNear || isNamed) && <CommentList flight={flight} />}
      </div>
    </Section>
  );
}

/** Number of comments that everyone sees: of the list below once all of it is loaded, which is newer. */
function useCommentCount({ id, comment_count: count = 0 }: FlightDetail): number {
  const { api } = useApp();
  const { data, hasNextPage } = useInfiniteQuery({
    ...commentQueries.ofFlight(api, id, useFlightAccess(id)),
    // The list loads it.
    enabled: false,
    throwOnError: false,
  });
  if (!data || hasNextPage) return count;
  return data.pages.flat().filter(({ removed, hidden }) => !removed && !hidden).length;
}
