import type { Interval } from '@cloudstreet/scoring/parse';
import type { SimpleAircraft } from '@cloudstreet/sdk';
import type { CurveName } from '@cloudstreet/ui/charts/Barogram';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ProgressBar } from '@cloudstreet/ui/controls/ProgressBar';
import { SegmentedControl } from '@cloudstreet/ui/controls/SegmentedControl';
import { createCursorStore } from '@cloudstreet/ui/flight';
import { PageHeader, Section } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { LocalDate, TimeZoneProvider } from '@cloudstreet/ui/values';
import { useRef, useState } from 'react';
import { useApp } from '../../../app/context.js';
import { FindingList } from '../../../app/flights/Findings.js';
import { lazyWithRetry } from '../../../app/lazy-with-retry.js';
import { useMessages } from '../../../app/messages.js';
import { AppPage } from '../../../app/page/AppPage.js';
import { usePageIdle } from '../../../app/use-page-idle.js';
import type { TriedFlight } from '../../../workers/try-file.js';
import { FlightBarogram } from '../FlightBarogram.js';
import { FlightPane } from '../FlightPane.js';
import { ContestTabs } from '../score/ContestTabs.js';
import { FreeFigures } from '../score/FreeFigures.js';
import { ChooseFile } from './ChooseFile.js';
import { KeepFlight } from './KeepFlight.js';
import { TriedAircraft } from './TriedAircraft.js';
import { TriedFacts } from './TriedFacts.js';
import { type Choices, type TriedFile, useTriedFlight } from './use-tried-flight.js';

const PLACEHOLDER = <Skeleton height="20rem" />;

const AnalysisSection = lazyWithRetry(
  async () => (await import('../analysis/AnalysisSection.js')).AnalysisSection,
  PLACEHOLDER,
);

export interface TriedFlightPageProps {
  tried: TriedFile;
  /** Called with another file if this one cannot be tried. */
  onFile: (file: File) => void;
  /** Called to choose another file. */
  onClose: () => void;
}

/** The flight of a file on this device, shown as on the page of a flight. */
export function TriedFlightPage({ tried, onFile, onClose }: TriedFlightPageProps) {
  const { scoringTexts } = useApp();
  const messages = useMessages();
  const [choices, setChoices] = useState<Choices>({ number: undefined, aircraft: undefined });
  const { data, isError } = useTriedFlight(tried, choices);
  const { name } = tried.file;
  if (isError) return <ChooseFile onFile={onFile} problem={messages['try.failed']()} />;
  if (!data) {
    return (
      <AppPage width="text">
        <PageHeader title={messages['home.try']()} />
        <ProgressBar label={messages['try.working']({ name })} />
      </AppPage>
    );
  }
  if (data.kind === 'refused') {
    const reason = scoringTexts[`finding.${data.code}`]();
    const problem = (
      <>
        <strong>{messages['try.refused']({ name })}</strong> {reason}
      </>
    );
    return <ChooseFile onFile={onFile} problem={problem} />;
  }
  return (
    <Flight
      // Another flight of the file has its own cursor and selection.
      key={data.number}
      tried={data}
      file={tried.file}
      aircraft={choices.aircraft}
      onAircraftChange={(aircraft) => setChoices({ ...choices, aircraft })}
      onNumberChange={(number) => setChoices({ ...choices, number })}
      onClose={onClose}
    />
  );
}

interface FlightProps {
  tried: TriedFlight;
  file: File;
  aircraft: SimpleAircraft | undefined;
  onAircraftChange: (aircraft: SimpleAircraft | undefined) => void;
  onNumberChange: (number: number) => void;
  onClose: () => void;
}

function Flight(props: FlightProps) {
  const { tried, file, aircraft, onAircraftChange, onNumberChange, onClose } = props;
  const messages = useMessages();
  const [cursor] = useState(createCursorStore);
  const [selection, setSelection] = useState<Interval | null>(null);
  const [curve, setCurve] = useState<CurveName>('msl');
  const [isInSpace, setIsInSpace] = useState(false);
  const [selected, setSelected] = useState(tried.flight.contest[0]?.name);
  const hasRoom = useMediaQuery(media.middle);
  const barogramRef = useRef<HTMLDivElement>(null);
  const isIdle = usePageIdle();

  const flight = { ...tried.flight, ...(aircraft && { aircraft }) };
  const contest = flight.contest.find(({ name }) => name === selected) ?? flight.contest[0];
  const shared = {
    flight,
    score: contest?.score,
    cursor,
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
            onSpaceChange={setIsInSpace}
          />
        }
        companionRef={barogramRef}
      >
        <PageHeader
          title={tried.names.pilotName ?? file.name}
          note={<Note tried={tried} />}
          actions={<Button onPress={onClose}>{messages['try.another']()}</Button>}
        />
        <KeepFlight file={file} aircraftId={aircraft?.id} />
        {tried.count > 1 && (
          <SegmentedControl
            label={messages['try.flights']()}
            segments={Array.from({ length: tried.count }, (_, number) => ({
              id: String(number),
              label: String(number + 1),
            }))}
            selected={String(tried.number)}
            onChange={(number) => onNumberChange(Number(number))}
          />
        )}
        {contest && <TriedAircraft names={tried.names} onChange={onAircraftChange} />}
        <FreeFigures flight={flight} />
        <ContestTabs
          flight={flight}
          selected={contest?.name}
          onSelect={setSelected}
          isWaiting={false}
        />
        {!hasRoom && (
          <div ref={barogramRef}>
            <FlightBarogram {...shared} />
          </div>
        )}
        <Section title={messages['analysis.title']()}>
          {isIdle ? (
            <AnalysisSection
              flight={flight}
              selection={selection}
              onSelectionChange={setSelection}
            />
          ) : (
            PLACEHOLDER
          )}
        </Section>
        <Section title={messages['flight.facts']()}>
          <TriedFacts flight={flight} />
        </Section>
        {flight.active_errors.length > 0 && (
          <Section title={messages['flight.fileCheck']()}>
            <FindingList findings={flight.active_errors} help="advice" />
          </Section>
        )}
      </AppPage>
    </TimeZoneProvider>
  );
}

function Note({ tried: { flight, names } }: { tried: TriedFlight }) {
  return (
    <>
      <LocalDate date={flight.scoring_date} dateStyle="full" />
      {[names.gliderType, names.gliderId].map((name) => name && ` · ${name}`)}
    </>
  );
}
