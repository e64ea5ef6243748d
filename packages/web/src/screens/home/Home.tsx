import type { Flight } from '@cloudstreet/sdk';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { FlightGrid } from '../../app/flights/FlightGrid.js';
import { FlightsPage } from '../../app/flights/FlightsPage.js';
import { lazyWithRetry } from '../../app/lazy-with-retry.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { useMe } from '../../app/session.js';
import { BestFlight, BestFlightSkeleton } from './BestFlight.js';
import { BEST_LIMIT, bestOf, RECENT_LIMIT, recentFlights } from './best-flights.js';
import { NewestDay, NewestDaySkeleton } from './NewestDay.js';
import { PilotHeadSkeleton } from './PilotHeadSkeleton.js';
import { type RecentDay, recentDays } from './recent-days.js';
import { SeasonNumbers } from './SeasonNumbers.js';
import { useBestOfWeek } from './use-best-of-week.js';
import { useClubWeek } from './use-club-week.js';
import { VisitorIntro } from './VisitorIntro.js';

/** Numbers of flights from earlier days: the best few of each day, and the total. */
const EARLIER_PER_DAY = 3;
const EARLIER_LIMIT = 24;

// Visitors do not need it.
const PilotHead = lazyWithRetry(
  async () => (await import('./PilotHead.js')).PilotHead,
  <PilotHeadSkeleton />,
);
const NewInstance = lazyWithRetry(async () => (await import('./NewInstance.js')).NewInstance);

const NONE: readonly Flight[] = [];

/** Home page. Visitors see what the application is for, pilots their own season; then the days. */
export function Home() {
  const { api } = useApp();
  const recent = useQuery(recentFlights(api));
  const days = useMemo(() => recent.data && recentDays(recent.data, RECENT_LIMIT), [recent.data]);
  if (days?.length === 0) return <NewInstance />;
  if (days || recent.isPending) return <Days days={days} />;
  return (
    <AppPage>
      <LoadFailed onRetry={() => void recent.refetch()} />
    </AppPage>
  );
}

/** Has the same parts while the days are loading, so that nothing moves when they arrive. */
function Days({ days }: { days: readonly RecentDay[] | undefined }) {
  const messages = useMessages();
  const isVisitor = useMe() === null;
  const newest = days?.[0];
  const best = useBestFlights(newest);
  const club = useClubWeek(newest && best);
  const before = useMemo(() => bestOfEach(days?.slice(1) ?? [], club), [days, club]);
  const all = useMemo(() => [...club, ...best, ...before], [club, best, before]);
  const top = useBestOfWeek(newest, { enabled: isVisitor });
  // The only flight of the day is not shown twice.
  const mayBeAbove = isVisitor && best.length === 1;
  const isAbove = mayBeAbove && top.flight?.id === best[0]?.id;
  const isKnown = newest && !(mayBeAbove && !top.flight);
  return (
    <FlightsPage flights={newest && all}>
      {isVisitor ? <VisitorHead {...top} /> : <PilotHead clubFlights={club} />}
      {isKnown ? (
        !isAbove && <NewestDay date={newest.date} flights={best} />
      ) : (
        <NewestDaySkeleton count={newest ? best.length : BEST_LIMIT} />
      )}
      {before.length > 0 && (
        <Section
          title={messages['home.earlier']()}
          actions={<Link href="/flight">{messages['home.allFlights']()}</Link>}
        >
          <FlightGrid flights={before} />
        </Section>
      )}
    </FlightsPage>
  );
}

/** Sentence, best flight and numbers. */
function VisitorHead({ flight, isOfWeek }: ReturnType<typeof useBestOfWeek>) {
  return (
    <>
      <VisitorIntro />
      {flight ? <BestFlight flight={flight} isOfWeek={isOfWeek} /> : <BestFlightSkeleton />}
      <SeasonNumbers />
    </>
  );
}

/** Returns the best few flights of each day, the newest days first, without those shown above. */
function bestOfEach(days: readonly RecentDay[], above: readonly Flight[]) {
  const ids = new Set(above.map(({ id }) => id));
  return days
    .flatMap((day) => day.flights.slice(0, EARLIER_PER_DAY))
    .filter(({ id }) => !ids.has(id))
    .slice(0, EARLIER_LIMIT);
}

/**
 * Returns the best flights of a day. They are requested if the newest flights do not cover the
 * whole day.
 */
function useBestFlights(day: RecentDay | undefined) {
  const { api } = useApp();
  const { data = day?.flights ?? NONE } = useQuery({
    ...bestOf(api, day?.date ?? ''),
    enabled: day?.isWhole === false,
  });
  return useMemo(() => data.slice(0, BEST_LIMIT), [data]);
}
