import type { ContestName } from '@cloudstreet/scoring/contest';
import { awaitsScore } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { PageHeader, Section } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { LocalDate, TimeZoneProvider } from '@cloudstreet/ui/values';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApp } from '../../app/context.js';
import { Findings } from '../../app/flights/Findings.js';
import { lazyPart } from '../../app/lazy-part.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import type { Stretch } from './analysis/stretch.js';
import { ContestTabs } from './ContestTabs.js';
import { DeclaredTask } from './DeclaredTask.js';
import { FlightActions } from './FlightActions.js';
import { FlightAirspaces } from './FlightAirspaces.js';
import { FlightBarogram } from './FlightBarogram.js';
import { FlightFacts } from './FlightFacts.js';
import { FlightFileActions } from './FlightFileActions.js';
import { FlightMeetings } from './FlightMeetings.js';
import { FlightPane } from './FlightPane.js';
import { FlightPeople } from './FlightPeople.js';
import { FlightStatus } from './FlightStatus.js';
import { FlightStories } from './FlightStories.js';
import { useFlightPictures } from './use-flight-pictures.js';

const AnalysisSection = lazyPart(
  async () => (await import('./analysis/AnalysisSection.js')).AnalysisSection,
  <Skeleton height="20rem" />,
);

export interface FlightPageProps {
  id: number;
  /** The contest shown on tabs, map and barogram; left out, the flight's first. */
  contest: ContestName | undefined;
}

/**
 * One flight in full, its times as the clock of the airfield showed them. While it waits for its
 * score the page looks again by itself.
 */
export function FlightPage({ id, contest: wanted }: FlightPageProps) {
  const { api } = useApp();
  const messages = useMessages();
  const { data: flight } = useSuspenseQuery(flightQueries.detail(api, id));
  const [cursorTimeS, setCursorTimeS] = useState<number | null>(null);
  const [selection, setSelection] = useState<Stretch | null>(null);
  const hasRoom = useMediaQuery(media.middle);
  const barogramRef = useRef<HTMLDivElement>(null);

  const contest = flight.contest.find(({ name }) => name === wanted) ?? flight.contest[0];
  const pictures = useFlightPictures(flight);
  const shared = {
    flight,
    score: contest?.score,
    pictures: pictures.marked,
    cursorTimeS: pictures.timeS ?? cursorTimeS,
    onCursorChange: setCursorTimeS,
  };
  return (
    <TimeZoneProvider timeZone={flight.time_zone}>
      <AppPage
        secondary={<FlightPane {...shared} showsBarogram={hasRoom} />}
        companionRef={barogramRef}
      >
        <PageHeader
          title={<FlightPeople flight={flight} />}
          note={<LocalDate date={flight.scoring_date} dateStyle="full" />}
          actions={
            <>
              <FlightFileActions flight={flight} />
              <FlightActions flight={flight} />
            </>
          }
        />
        <FlightStatus flight={flight} />
        <ContestTabs
          flight={flight}
          selected={contest?.name}
          isWaiting={awaitsScore(flight.status)}
        />
        {flight.task && (
          <Section title={messages['flight.task']()}>
            <DeclaredTask flight={flight} />
          </Section>
        )}
        {!hasRoom && (
          <div ref={barogramRef}>
            <FlightBarogram {...shared} />
          </div>
        )}
        {!awaitsScore(flight.status) && (
          <Section title={messages['analysis.title']()}>
            <AnalysisSection
              flight={flight}
              selection={selection}
              onSelectionChange={setSelection}
            />
          </Section>
        )}
        <FlightStories flight={flight} pictures={pictures} />
        <Section title={messages['flight.facts']()}>
          <FlightFacts flight={flight} />
        </Section>
        <FlightMeetings flight={flight} />
        <FlightAirspaces flight={flight} onCursorChange={setCursorTimeS} />
        {flight.active_errors.length > 0 && (
          <Section title={messages['flight.remarks']()}>
            <Findings flight={flight} />
          </Section>
        )}
      </AppPage>
    </TimeZoneProvider>
  );
}
