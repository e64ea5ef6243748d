import type { CompetitionRef } from '@cloudstreet/sdk';
import { LocalDate } from '@cloudstreet/ui/values';
import { useMessages } from '../messages.js';

export interface CompetitionPlaceProps {
  competition: Pick<CompetitionRef, 'scoring_date' | 'airport'>;
}

/** The day of a competition, or the airfield of its flights. */
export function CompetitionPlace({ competition }: CompetitionPlaceProps) {
  const messages = useMessages();
  const { scoring_date: date, airport } = competition;
  if (date !== undefined) return <LocalDate date={date} />;
  return messages['competition.from']({ airport: airport?.name ?? '' });
}
