import type { CentralCompetition } from '@cloudstreet/sdk';
import { LocalDate } from '@cloudstreet/ui/values';

export interface CompetitionDatesProps {
  competition: Pick<CentralCompetition, 'start_date' | 'end_date'>;
}

/** First and last day of a competition. */
export function CompetitionDates({ competition }: CompetitionDatesProps) {
  const { start_date: first, end_date: last } = competition;
  return (
    <>
      <LocalDate date={first} />
      {last !== first && (
        <>
          {' – '}
          <LocalDate date={last} />
        </>
      )}
    </>
  );
}
