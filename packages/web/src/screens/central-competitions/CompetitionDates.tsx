import type { CentralCompetition } from '@cloudstreet/sdk';
import { LocalDate } from '@cloudstreet/ui/values';

/** First and last day of a competition. */
export function CompetitionDates({ competition }: { competition: CentralCompetition }) {
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
