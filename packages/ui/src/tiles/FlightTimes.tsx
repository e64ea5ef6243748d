import type { Flight } from '@cloudstreet/sdk';
import { LocalTime } from '../values/times.js';

/** Takeoff and landing, or as much of them as is known. */
export function FlightTimes({ flight }: { flight: Pick<Flight, 'takeoff_time' | 'landing_time'> }) {
  const { takeoff_time: takeoff, landing_time: landing } = flight;
  return (
    <>
      {takeoff !== undefined && <LocalTime time={takeoff} />}
      {takeoff !== undefined && '\u2009–\u2009'}
      {landing !== undefined && <LocalTime time={landing} />}
    </>
  );
}
