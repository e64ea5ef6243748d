import type { FlightDetail } from '@cloudstreet/sdk';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { lazyPart } from '../../app/lazy-part.js';
import { useMessages } from '../../app/messages.js';
import type { AnalysisSectionProps } from './analysis/AnalysisSection.js';
import type { CompareSectionProps } from './compare/CompareSection.js';

const AnalysisSection = lazyPart(
  async () => (await import('./analysis/AnalysisSection.js')).AnalysisSection,
  <Skeleton height="20rem" />,
);

const CompareSection = lazyPart(
  async () => (await import('./compare/CompareSection.js')).CompareSection,
);

const CoachSection = lazyPart(
  async () => (await import('./coach/CoachSection.js')).CoachSection,
  <Skeleton height="16rem" />,
);

export interface FlownSectionsProps
  extends Omit<CompareSectionProps, 'score'>,
    Pick<AnalysisSectionProps, 'selection' | 'onSelectionChange'> {
  /** The chosen one. */
  contest: FlightDetail['contest'][number] | undefined;
}

/** How it was flown, how it could have been, and how others flew. */
export function FlownSections(props: FlownSectionsProps) {
  const { contest, selection, onSelectionChange, ...comparison } = props;
  const { flight } = comparison;
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
        <CompareSection {...comparison} score={contest?.score} />
      </Section>
    </>
  );
}
