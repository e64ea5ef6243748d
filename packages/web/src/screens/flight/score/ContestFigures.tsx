import type { ContestEntry } from '@cloudstreet/sdk';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { Distance, FlownTime, Points, Speed } from '@cloudstreet/ui/values';
import { useMessages } from '../../../app/messages.js';
import { Figure, Figures } from './Figures.js';

export interface ContestFiguresProps {
  /** Undefined until there is a score; then skeletons are shown. */
  contest: ContestEntry | undefined;
  /** Whether its points are the key figure of the page. */
  isMain?: boolean;
}

/** Results of a flight in one contest. */
export function ContestFigures({ contest, isMain = false }: ContestFiguresProps) {
  const messages = useMessages();
  const missing = contest ? undefined : <Skeleton width="5.5rem" />;
  return (
    <Figures>
      <Figure label={messages['flight.points']()} isMain={isMain}>
        {missing ?? <Points points={contest?.points} />}
      </Figure>
      <Figure label={messages['flight.distance']()}>
        {missing ?? <Distance km={contest?.distance} />}
      </Figure>
      <Figure label={messages['flight.speed']()}>
        {missing ?? <Speed kmh={contest?.speed} />}
      </Figure>
      <Figure label={messages['flight.time']()}>
        {missing ?? <FlownTime seconds={contest?.score.duration} />}
      </Figure>
    </Figures>
  );
}
