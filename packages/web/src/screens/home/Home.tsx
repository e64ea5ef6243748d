import { ButtonLink, Link } from '@cloudstreet/ui/controls/Link';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { ErrorState } from '@cloudstreet/ui/layout/ErrorState';
import { PageHeader, Section } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { LocalDate } from '@cloudstreet/ui/values';
import { useQuery } from '@tanstack/react-query';
import { Plane } from 'lucide-react';
import { useApp, useNow } from '../../app/context.js';
import { FlightGrid, FlightGridSkeleton } from '../../app/flights/FlightGrid.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { pathWith } from '../../app/paths.js';
import { utcDay, withDay } from '../../app/search/flight-search.js';
import { BEST_LIMIT, bestOf, RECENT_LIMIT, recentFlights } from './best-flights.js';
import { type FlyingDay, recentDays } from './recent-days.js';

/** Flights of the days before the newest: the best few of each, as many in all. */
const EARLIER_PER_DAY = 3;
const EARLIER_LIMIT = 8;

/** The home page: the best flights of today or the last flying day, then of the days before. */
export function Home() {
  const { api } = useApp();
  const recent = useQuery(recentFlights(api));
  if (recent.isPending) return <Loading />;
  const [newest, ...earlier] = recentDays(recent.data ?? [], RECENT_LIMIT);
  if (newest) return <Days newest={newest} earlier={earlier} />;
  return recent.isError ? <Failed onRetry={() => void recent.refetch()} /> : <NewInstance />;
}

interface DaysProps {
  newest: FlyingDay;
  earlier: readonly FlyingDay[];
}

function Days({ newest, earlier }: DaysProps) {
  const messages = useMessages();
  const now = useNow();
  const isToday = newest.date === utcDay(now);
  return (
    <AppPage>
      <PageHeader
        title={isToday ? messages['home.bestOfToday']() : messages['home.bestOfDay']()}
        note={<LocalDate date={newest.date} dateStyle="full" />}
        actions={
          <ButtonLink
            href={pathWith('/flight', { ...withDay({}, newest.date, now), order_by: 'points' })}
          >
            {messages['home.allOfDay']()}
          </ButtonLink>
        }
      />
      <FlightGrid flights={useBestFlights(newest)} />
      <EarlierFlights days={earlier} />
    </AppPage>
  );
}

function EarlierFlights({ days }: { days: readonly FlyingDay[] }) {
  const messages = useMessages();
  const flights = days.flatMap((day) => day.flights.slice(0, EARLIER_PER_DAY));
  if (flights.length === 0) return null;
  return (
    <Section
      title={messages['home.earlier']()}
      actions={<Link href="/flight">{messages['home.allFlights']()}</Link>}
    >
      <FlightGrid flights={flights.slice(0, EARLIER_LIMIT)} />
    </Section>
  );
}

/** The best flights of a day; asked for where the newest flights do not hold the whole day. */
function useBestFlights({ date, flights, isWhole }: FlyingDay) {
  const { api } = useApp();
  const { data = flights } = useQuery({ ...bestOf(api, date), enabled: !isWhole });
  return data.slice(0, BEST_LIMIT);
}

/** As large as what takes its place. */
function Loading() {
  const messages = useMessages();
  return (
    <AppPage>
      <PageHeader title={messages['home.bestOfDay']()} note={<Skeleton width="12rem" />} />
      <FlightGridSkeleton count={BEST_LIMIT} />
    </AppPage>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages();
  return (
    <AppPage>
      <ErrorState title={messages['error.load.title']()} onRetry={onRetry}>
        {messages['error.load.message']()}
      </ErrorState>
    </AppPage>
  );
}

function NewInstance() {
  const messages = useMessages();
  return (
    <AppPage>
      <PageHeader title={messages['home.title']()} note={messages['home.note']()} />
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
    </AppPage>
  );
}
