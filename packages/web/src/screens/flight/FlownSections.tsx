import { Section } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { lazyWithRetry } from '../../app/lazy-with-retry.js';
import { useMessages } from '../../app/messages.js';
import type { AnalysisSectionProps } from './analysis/AnalysisSection.js';
import type { CompareSectionProps } from './compare/CompareSection.js';
import { useHasFirstPicture } from './first-picture.js';

const ANALYSIS_PLACE = <Skeleton height="20rem" />;
const COACH_PLACE = <Skeleton height="16rem" />;

const AnalysisSection = lazyWithRetry(
  async () => (await import('./analysis/AnalysisSection.js')).AnalysisSection,
  ANALYSIS_PLACE,
);

const CompareSection = lazyWithRetry(
  async () => (await import('./compare/CompareSection.js')).CompareSection,
);

const CoachSection = lazyWithRetry(
  async () => (await import('./coach/CoachSection.js')).CoachSection,
  COACH_PLACE,
);

export interface FlownSectionsProps
  extends CompareSectionProps,
    Pick<AnalysisSectionProps, 'selection' | 'onSelectionChange'> {}

/**
 * How it was flown, how it could have been, and how others flew. Below the first screen, so map and
 * barogram are drawn before.
 */
export function FlownSections(props: FlownSectionsProps) {
  const { selection, onSelectionChange, ...comparison } = props;
  const { flight, contest } = comparison;
  const messages = useMessages();
  const isDrawn = useHasFirstPicture();
  return (
    <>
      <Section title={messages['analysis.title']()}>
        {isDrawn ? (
          <AnalysisSection
            flight={flight}
            selection={selection}
            onSelectionChange={onSelectionChange}
          />
        ) : (
          ANALYSIS_PLACE
        )}
      </Section>
      <Section title={messages['coach.title']()}>
        {isDrawn ? (
          <CoachSection
            flight={flight}
            score={contest?.score}
            contest={contest?.name}
            selection={selection}
          />
        ) : (
          COACH_PLACE
        )}
      </Section>
      <Section title={messages['compare.section']()}>
        {isDrawn && <CompareSection {...comparison} />}
      </Section>
    </>
  );
}
