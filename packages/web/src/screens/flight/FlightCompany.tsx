import { Section, SectionGroup } from '@cloudstreet/ui/layout/Page';
import { lazyWithRetry } from '../../app/lazy-with-retry.js';
import { useMessages } from '../../app/messages.js';
import { usePageIdle } from '../../app/use-page-idle.js';
import { FlightAirspaces } from './airspaces/FlightAirspaces.js';
import type { CompareSectionProps } from './compare/CompareSection.js';
import { FlightMeetings } from './overview/FlightMeetings.js';

const CompareSection = lazyWithRetry(
  async () => (await import('./compare/CompareSection.js')).CompareSection,
);

/** Flights of the day to compare with, those met, and airspaces. */
export function FlightCompany(props: CompareSectionProps) {
  const { flight, compared, onIdsChange, cursor } = props;
  const messages = useMessages();
  const isIdle = usePageIdle();
  return (
    <SectionGroup title={messages['flight.company']()}>
      <Section title={messages['compare.section']()}>
        {isIdle && <CompareSection {...props} />}
      </Section>
      <FlightMeetings flight={flight} ids={compared.ids} onIdsChange={onIdsChange} />
      <FlightAirspaces flight={flight} onCursorChange={cursor.set} />
    </SectionGroup>
  );
}
