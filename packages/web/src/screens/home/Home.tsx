import { ButtonLink, Link } from '@cloudstreet/ui/controls/Link';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { ErrorState } from '@cloudstreet/ui/layout/ErrorState';
import { PageHeader } from '@cloudstreet/ui/layout/Page';

import { Stack } from '@cloudstreet/ui/layout/Stack';
import { FlightTile, FlightTileSkeleton } from '@cloudstreet/ui/tiles/FlightTile';
import { LocalDate } from '@cloudstreet/ui/values';
import { useQuery } from '@tanstack/react-query';
import { Plane } from 'lucide-react';
import { useApp, useNow } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { flightPath, pathWith } from '../../app/paths.js';
import { TODAY, utcDay } from '../../app/search/flight-search.js';
import { BEST_LIMIT, bestOf, RECENT_LIMIT, recentFlights } from './best-flights.js';
import { dayBest } from './day-best.js';

/** The home page: the best flights of today, or of the last day on which anybody flew. */
export function Home() {
  const messages = useMessages();
  const { best, isPending, retry } = useDayBest();
  const today = utcDay(useNow());
  const day = best?.date === today ? TODAY : best?.date;

  return (
    <AppPage>
      <PageHeader
        title={
          best && best.date !== today
            ? messages['home.bestOfDay']()
            : messages['home.bestOfToday']()
        }
        note={best && <LocalDate date={best.date} dateStyle="full" />}
        actions={
          best && (
            <ButtonLink href={pathWith('/flight', { scoring_date: day, order_by: 'points' })}>
              {messages['home.allOfDay']()}
            </ButtonLink>
          )
        }
      />
      {isPending && <Skeletons />}
      {best && (
        <>
          <Stack gap="x2">
            {best.flights.slice(0, BEST_LIMIT).map((flight) => (
              <FlightTile key={flight.id} flight={flight} href={flightPath(flight.id)} />
            ))}
          </Stack>
          <Link href="/flight">{messages['home.allFlights']()}</Link>
        </>
      )}
      {!isPending && !best && (retry ? <Failed onRetry={retry} /> : <NewInstance />)}
    </AppPage>
  );
}

function useDayBest() {
  const { api } = useApp();
  const recent = useQuery(recentFlights(api));
  const best = recent.data && dayBest(recent.data, RECENT_LIMIT);
  const isCut = best !== undefined && !best.isWholeDay;
  const { data: wholeDay } = useQuery({ ...bestOf(api, best?.date ?? ''), enabled: isCut });
  return {
    best: best && isCut && wholeDay ? { ...best, flights: wholeDay } : best,
    isPending: recent.isPending,
    retry: recent.isError ? () => void recent.refetch() : undefined,
  };
}

function Skeletons() {
  return (
    <Stack gap="x2">
      {Array.from({ length: BEST_LIMIT }, (_, index) => (
        <FlightTileSkeleton key={index} />
      ))}
    </Stack>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages();
  return (
    <ErrorState title={messages['error.load.title']()} onRetry={onRetry}>
      {messages['error.load.message']()}
    </ErrorState>
  );
}

function NewInstance() {
  const messages = useMessages();
  return (
    <EmptyState
      title={messages['home.empty.title']()}
      icon={<Plane size={24} aria-hidden />}
      action={
        <ButtonLink tone="primary" href="/upload">
          {messages['home.empty.action']()}
        </ButtonLink>
      }
    >
      {messages['home.empty.message']()}
    </EmptyState>
  );
}
