import type { FlightDetail } from '@cloudstreet/sdk';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { Altitude, Duration, LocalTime } from '@cloudstreet/ui/values';
import { useMessages } from '../../../app/messages.js';
import * as styles from './Try.css.js';

/** Times, launch and climbs, as far as a file alone tells. */
export function TriedFacts({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  const { takeoff_time: takeoff, landing_time: landing, launch_kind: kind } = flight;
  return (
    <>
      <DescriptionList>
        {takeoff !== undefined && (
          <Description term={messages['flight.takeoff']()}>
            <LocalTime time={takeoff} />
          </Description>
        )}
        <Description term={messages['flight.landing']()}>
          {landing === undefined ? messages['flight.landing.none']() : <LocalTime time={landing} />}
        </Description>
        <Description term={messages['flight.duration']()}>
          <Duration seconds={flight.total_seconds} />
        </Description>
        {kind !== undefined && (
          <Description term={messages['flight.launch']()}>
            {messages['flight.launch.kinds']({ kind })}
          </Description>
        )}
        {takeoff !== undefined && (
          <>
            <Description term={messages['flight.maxGain']()}>
              <Altitude m={flight.max_alt_gain} />
            </Description>
            <Description term={messages['flight.climbedInHour']()}>
              <Altitude m={flight.max_cum_alt_gain_1h} />
            </Description>
          </>
        )}
      </DescriptionList>
      <p className={styles.note}>{messages['try.note']()}</p>
    </>
  );
}
