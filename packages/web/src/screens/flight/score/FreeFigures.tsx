import { awaitsScore, type FlightDetail } from '@cloudstreet/sdk';
import { ContestFigures } from './ContestFigures.js';

/** Results in free distance, as in lists, for the head of a page. Nothing if there are none. */
export function FreeFigures({ flight }: { flight: FlightDetail }) {
  const free = flight.contest.find(({ name }) => name === 'free');
  if (!free && !awaitsScore(flight.status)) return null;
  return <ContestFigures contest={free} isMain />;
}
