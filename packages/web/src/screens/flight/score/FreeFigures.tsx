import { awaitsScore, type FlightDetail } from '@cloudstreet/sdk';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { Distance, Points, Speed } from '@cloudstreet/ui/values';
import { FlownTime } from '../../../app/flights/FlownTime.js';
import { useMessages } from '../../../app/messages.js';
import { Figure, Figures } from './Figures.js';

/** Results in free distance, as in lists. Skeletons until there is a score. */
export function FreeFigures({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  const free = flight.contest.find(({ name }) => name === 'free');
  const isWaiting = awaitsScore(flight.status);
  if (!free && !isWaiting) return null;
  const missing = isWaiting && !free ? <Skeleton width="5.5rem" /> : undefined;
  return (
    <Figures>
      <Figure label={messages['flight.points']()} isMain>
        {missing ?? <Points points={free?.points} />}
      </Figure>
      <Figure label={messages['flight.distance']()}>
        {missing ?? <Distance km={free?.distance} />}
      </Figure>
      <Figure label={messages['flight.speed']()}>{missing ?? <Speed kmh={free?.speed} />}</Figure>
      <Figure label={messages['flight.time']()}>
        {missing ?? <FlownTime seconds={free?.score.duration} />}
      </Figure>
    </Figures>
  );
}
