import type { TravelRef } from '@cloudstreet/sdk';
import { LocalDate } from '@cloudstreet/ui/values';

/** First and last day of a travel. */
export function TravelDays({ travel }: { travel: Pick<TravelRef, 'start_date' | 'end_date'> }) {
  return (
    <span>
      <LocalDate date={travel.start_date} /> – <LocalDate date={travel.end_date} />
    </span>
  );
}
