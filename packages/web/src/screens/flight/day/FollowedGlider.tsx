import { Button } from '@cloudstreet/ui/controls/Button';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import type { CursorStore } from '@cloudstreet/ui/flight';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { glidersAt } from '@cloudstreet/ui/map/day-tracks';
import { Altitude, ClimbRate, Distance, Speed } from '@cloudstreet/ui/values';
import { useMessages } from '../../../app/messages.js';
import { flightPath } from '../../../app/paths.js';
import type { DayOfFlights } from '../../../workers/read-day.js';
import * as styles from './DayReplay.css.js';
import { gliderOf, pilotsOf } from './names-of.js';
import { useMoment } from './use-moment.js';

export interface FollowedGliderProps {
  day: DayOfFlights;
  clock: CursorStore;
  followed: number;
  onRelease: () => void;
}

/** Values of the glider that the camera follows. */
export function FollowedGlider({ day, clock, followed, onRelease }: FollowedGliderProps) {
  const messages = useMessages();
  const momentS = useMoment(day, clock);
  const flight = day.flights[followed];
  if (!flight) return null;
  const figures = glidersAt(day.tracks, momentS, 'altitude').find(
    ({ glider }) => glider === followed,
  );
  const measure = (name: string) => messages['day.measure']({ measure: name });
  return (
    <section className={styles.followed} aria-label={messages['day.followed']()}>
      <h2 className={styles.heading}>{pilotsOf(flight) || messages['day.unknownPilot']()}</h2>
      <p className={styles.state}>{gliderOf(flight)}</p>
      {figures ? (
        <DescriptionList>
          <Description term={measure('altitude')}>
            <Altitude m={figures.altitudeM} />
          </Description>
          {figures.heightM !== undefined && (
            <Description term={measure('height')}>
              <Altitude m={figures.heightM} />
            </Description>
          )}
          <Description term={measure('climb')}>
            <ClimbRate mps={figures.climbMps} />
          </Description>
          {figures.hourSpeedKmh !== undefined && (
            <Description term={measure('hourSpeed')}>
              <Speed kmh={figures.hourSpeedKmh} />
            </Description>
          )}
          {figures.flownKm !== undefined && (
            <Description term={messages['day.way']()}>
              <Distance km={figures.flownKm} />
            </Description>
          )}
        </DescriptionList>
      ) : (
        <p className={styles.state}>{messages['day.grounded']()}</p>
      )}
      <div className={styles.actions}>
        <ButtonLink size="small" href={flightPath(flight.id)}>
          {messages['day.open']()}
        </ButtonLink>
        <Button size="small" onPress={onRelease}>
          {messages['day.release']()}
        </Button>
      </div>
    </section>
  );
}
