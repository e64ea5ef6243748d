import type { FlightDetail } from '@cloudstreet/sdk';
import { Section, SectionGroup } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { lazyWithRetry } from '../../app/lazy-with-retry.js';
import { useMessages } from '../../app/messages.js';
import { usePageIdle } from '../../app/use-page-idle.js';
import type { AnalysisSectionProps } from './analysis/AnalysisSection.js';

const ANALYSIS_PLACEHOLDER = <Skeleton height="20rem" />;
const COACH_PLACEHOLDER = <Skeleton height="16rem" />;

const AnalysisSection = lazyWithRetry(
  async () => (await import('./analysis/AnalysisSection.js')).AnalysisSection,
  ANALYSIS_PLACEHOLDER,
);

const CoachSection = lazyWithRetry(
  async () => (await import('./coach/CoachSection.js')).CoachSection,
  COACH_PLACEHOLDER,
);

export interface FlownSectionsProps
  extends Pick<AnalysisSectionProps, 'flight' | 'selection' | 'onSelectionChange'> {
  /** Selected contest. */
  contest: FlightDetail['contest'][number] | undefined;
}

/**
 * Analysis and coach. Like the comparison below them, they are below the first screen, so that the
 * points and the barogram respond first.
 */
export function FlownSections(props: FlownSectionsProps) {
  const { flight, contest, selection, onSelectionChange } = props;
  const messages = useMessages();
  const isIdle = usePageIdle();
  return (
    <SectionGroup title={messages['flight.flown']()}>
      <Section title={messages['analysis.title']()}>
        {isIdle ? (
          <AnalysisSection
            flight={flight}
            selection={selection}
            onSelectionChange={onSelectionChange}
          />
        ) : (
          ANALYSIS_PLACEHOLDER
        )}
      </Section>
      <Section title={messages['coach.title']()}>
        {isIdle ? (
          <CoachSection
            flight={flight}
            score={contest?.score}
            contest={contest?.name}
            selection={selection}
          />
        ) : (
          COACH_PLACEHOLDER
        )}
      </Section>
    </SectionGroup>
  );
}
