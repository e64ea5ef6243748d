import { Section } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { lazyWithRetry } from '../../app/lazy-with-retry.js';
import { useMessages } from '../../app/messages.js';
import type { AnalysisSectionProps } from './analysis/AnalysisSection.js';
import type { CompareSectionProps } from './compare/CompareSection.js';

const AnalysisSection = lazyWithRetry(
  async () => (await import('./analysis/AnalysisSection.js')).AnalysisSection,
  <Skeleton height="20rem" />,
);

const CompareSection = lazyWithRetry(
  async () => (await import('./compare/CompareSection.js')).CompareSection,
);

const CoachSection = lazyWithRetry(
  async () => (await import('./coach/CoachSection.js')).CoachSection,
  <Skeleton height="16rem" />,
);

export interface FlownSectionsProps
  extends CompareSectionProps,
    Pick<AnalysisSectionProps, 'selection' | 'onSelectionChange'> {}

/** How it was flown, how it could have been, and how others flew. */
export function FlownSections(props: FlownSectionsProps) {
  const { selection, onSelectionChange, ...comparison } = props;
  const { flight, contest } = comparison;
  const messages = useMessages();
  return (
    <>
      <Section title={messages['analysis.title']()}>
        <AnalysisSection
          flight={flight}
          selection={selection}
          onSelectionChange={onSelectionChange}
        />
      </Section>
      <Section title={messages['coach.title']()}>
        <CoachSection
          flight={flight}
          score={contest?.score}
          contest={contest?.name}
          selection={selection}
        />
      </Section>
      <Section title={messages['compare.section']()}>
        <CompareSection {...comparison} />
      </Section>
    </>
  );
}
