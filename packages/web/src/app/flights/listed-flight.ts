import type { Flight, FlightDetail } from '@cloudstreet/sdk';

/** Returns a flight as in lists, with its result in free distance. */
export function toListedFlight(detail: FlightDetail): Flight {
  const { contest, story: _stories, ...flight } = detail;
  const free = contest.find(({ name }) => name === 'free');
  return {
    ...flight,
    ...(free && {
      contest: { points: free.points, distance: free.distance, speed: free.speed },
    }),
  };
}
