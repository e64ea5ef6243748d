import type { Flight } from '@cloudstreet/sdk';
import { LocalTime } from '../values/times.js';
import { TimeZoneProvider } from '../values/UnitsProvider.js';

export interface FlightTimesProps {
  flight: Pick<Flight, 'takeoff_time' | 'landing_time' | 'time_zone'>;
}

/** Takeoff and landing in local time of the airfield, as far as known. */
export function FlightTimes({ flight }: FlightTimesProps) {
  const { takeoff_time: takeoff, landing_time: landing } = flight;
  return (
    <TimeZoneProvider timeZone={flight.time_zone}>
      <span>
        {takeoff !== undefined && <LocalTime time={takeoff} />}
        {takeoff !== undefined && '\u2009–\u2009'}
        {landing !== undefined && <LocalTime time={landing} />}
      </span>
    </TimeZoneProvider>
  );
}
