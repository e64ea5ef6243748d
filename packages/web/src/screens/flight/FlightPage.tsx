import type { FlightAlignment } from '@cloudstreet/scoring/analyse';
import type { Interval } from '@cloudstreet/scoring/parse';
import { awaitsScore, type FlightDetail } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import type { CurveName } from '@cloudstreet/ui/charts/Barogram';
import { type CursorStore, createCursorStore } from '@cloudstreet/ui/flight';
import { Section, SectionGroup } from '@cloudstreet/ui/layout/Page';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { TimeZoneProvider } from '@cloudstreet/ui/values';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useApp } from '../../app/context.js';
import { Findings } from '../../app/flights/Findings.js';
import { useFlightAccess } from '../../app/flights/use-flight-access.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import type { FlightPageSearch } from '../../app/search/flight-page-search.js';
import { parseContest } from '../../app/search/flight-search.js';
import { FlightComments } from './comments/FlightComments.js';
import { comparedIds } from './compare/compared-ids.js';
import { useColorSlots } from './compare/use-color-slots.js';
import { FlightBarogram } from './FlightBarogram.js';
import { FlightCompany } from './FlightCompany.js';
import { FlightPane } from './FlightPane.js';
import { FlownSections } from './FlownSections.js';
import { FlightBadges } from './overview/FlightBadges.js';
import { FlightCompetitions } from './overview/FlightCompetitions.js';
import { FlightHead } from './overview/FlightHead.js';
import { FlightSummary } from './overview/FlightSummary.js';
import { FlightTravels } from './overview/FlightTravels.js';
import { bestContest } from './score/best-contest.js';
import { ContestTabs } from './score/ContestTabs.js';
import { DeclaredTask } from './score/DeclaredTask.js';
import { FlightStories } from './stories/FlightStories.js';
import { useFlightPhotos } from './stories/use-flight-photos.js';

export interface FlightPageProps {
  id: number;
  search: FlightPageSearch;
}

/**
 * Page of a flight, with local times of the airfield. Polls the flight while it waits for scoring.
 */
export function FlightPage({ id, search }: FlightPageProps) {
  const { api } = useApp();
  const { data: flight } = useSuspenseQuery(flightQueries.detail(api, id, useFlightAccess(id)));
  const [cursor] = useState(createCursorStore);
  const [selection, setSelection] = useState<Interval | null>(null);
  const [curve, setCurve] = useState<CurveName>('msl');
  const hasRoom = useMediaQuery(media.middle);
  const navigate = useNavigate({ from: '/flight/$flight' });

  const contest =
    flight.contest.find(({ name }) => name === search.contest) ?? bestContest(flight.contest);
  const [alignment, setAlignment] = useState<FlightAlignment>('time');
  const ids = comparedIds(search.compare, id);
  const compared = { ids, colors: useColorSlots(ids), alignment };
  const changeIds = (next: readonly number[]) => {
    const compare = next.join(',');
    void navigate({ search: (now) => withCompared(now, compare), replace: true });
  };
  const photos = useFlightPhotos(flight);
  const hasPhotos = flight.story.length > 0;
  useCursorAt(cursor, photos.timeS);
  const isInSpace = search.view === '3d';
  const shared = {
    flight,
    score: contest?.score,
    photos: photos.marked,
    cursor,
    compared,
    view: { selection, onSelectionChange: setSelection, curve, onCurveChange: setCurve },
  };
  return (
    <TimeZoneProvider timeZone={flight.time_zone}>
      <AppPage
        secondary={
          <FlightPane
            {...shared}
            showsBarogram={hasRoom}
            isInSpace={isInSpace}
            onSpaceChange={(wantsSpace) => {
              void navigate({ search: (now) => withView(now, wantsSpace), replace: true });
            }}
          />
        }
        sheetPlace="above"
      >
        <FlightHead flight={flight} contest={contest?.name} />
        {hasPhotos && <FlightStories flight={flight} photos={photos} />}
        <ContestTabs
          flight={flight}
          selected={contest?.name}
          onSelect={(name) => {
            const chosen = parseContest(name);
            void navigate({
              search: (now) => ({ ...now, ...(chosen && { contest: chosen }) }),
              replace: true,
            });
          }}
          isWaiting={awaitsScore(flight.status)}
        />
        <TaskSection flight={flight} />
        {!hasRoom && <FlightBarogram {...shared} />}
        {/* Only its pilot sees it without photos, to add some. */}
        {!hasPhotos && <FlightStories flight={flight} photos={photos} />}
        {!awaitsScore(flight.status) && (
          <>
            <FlownSections
              flight={flight}
              contest={contest}
              selection={selection}
              onSelectionChange={setSelection}
            />
            <FlightCompany
              flight={flight}
              contest={contest}
              compared={compared}
              onIdsChange={changeIds}
              onAlignmentChange={setAlignment}
              cursor={cursor}
            />
          </>
        )}
        {/* Below what the reader looks at first, because they arrive late. */}
        <FlightCompetitions flight={flight} />
        <FlightTravels flight={flight} />
        <FlightBadges flight={flight} />
        <FlightParticulars flight={flight} />
        <FlightComments flight={flight} />
      </AppPage>
    </TimeZoneProvider>
  );
}

function TaskSection({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  if (!flight.task) return null;
  return (
    <Section title={messages['flight.task']()}>
      <DeclaredTask flight={flight} />
    </Section>
  );
}

/** Properties of the flight and findings of its file. */
function FlightParticulars({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  return (
    <SectionGroup title={messages['flight.particulars']()}>
      <Section title={messages['flight.facts']()}>
        <FlightSummary flight={flight} />
      </Section>
      {flight.active_errors.length > 0 && (
        <Section title={messages['flight.fileCheck']()}>
          <Findings flight={flight} />
        </Section>
      )}
    </SectionGroup>
  );
}

/** Moves the cursor to a time, and later back to its previous position. */
function useCursorAt(cursor: CursorStore, timeS: number | null): void {
  useEffect(() => {
    if (timeS === null) return undefined;
    const beforeS = cursor.get();
    cursor.set(timeS);
    return () => cursor.set(beforeS);
  }, [cursor, timeS]);
}

function withCompared(
  { compare: _before, ...search }: FlightPageSearch,
  compare: string,
): FlightPageSearch {
  return { ...search, ...(compare !== '' && { compare }) };
}

function withView(
  { view: _before, ...search }: FlightPageSearch,
  isInSpace: boolean,
): FlightPageSearch {
  return { ...search, ...(isInSpace && { view: '3d' }) };
}
