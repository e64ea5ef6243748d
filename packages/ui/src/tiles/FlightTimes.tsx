import type { Flight } from '@cloudstreet/sdk';
import { LocalTime } from '../values/times.js';

export interface FlightTimesProps {
  flight: Pick<Flight, 'takeoff_time' | 'landing_time'>;
}

/** Takeoff and landing, or as much of them as is known. */
export function FlightTimes({ flight }: FlightTimesProps) {
  const { takeoff_time: takeoff, landing_time: landing } = flight;
  return (
    <span>
      {takeoff !== undefined && <LocalTime time={takeoff} />}
      {takeoff !== undefined && '\u2009–\u2009'}
      {landing !== undefined && <LocalTime time={landing} />}
    </span>
  );
}
