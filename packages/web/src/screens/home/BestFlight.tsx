import { type Flight, storyImagePath } from '@cloudstreet/sdk';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { FlightOutline } from '@cloudstreet/ui/tiles/FlightOutline';
import { Distance, LocalDate, Points, Speed } from '@cloudstreet/ui/values';
import { Flag } from '@cloudstreet/ui/values/Flag';
import { Trophy } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../app/messages.js';
import { flightPath } from '../../app/paths.js';
import { UserAvatar } from '../../app/pilots/UserAvatar.js';
import { useFileUrl } from '../../app/stories/use-file-url.js';
import * as styles from './BestFlight.css.js';

export interface BestFlightProps {
  flight: Flight;
  /** Whether it is the best of the last seven days, not only of the last flying day. */
  isOfWeek: boolean;
}

/** One flight, large: photo or outline, figures, pilot and airfield. */
export function BestFlight({ flight, isOfWeek }: BestFlightProps) {
  const messages = useMessages();
  const id = useId();
  const { user, aircraft, contest, polyline, takeoff_airport: airport } = flight;
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.cover}>
        <Photo flight={flight}>
          {polyline !== undefined && <FlightOutline outline={polyline} />}
        </Photo>
        <h2 className={styles.title} id={id}>
          <Trophy size={16} aria-hidden className={styles.trophy} />
          {messages['home.best']({ days: isOfWeek ? 'week' : 'last' })}
        </h2>
      </div>
      <div className={styles.text}>
        <div className={styles.pilot}>
          {user && <UserAvatar user={user} />}
          <div className={styles.who}>
            <span className={styles.name}>
              <Link href={flightPath(flight.id)}>
                {user?.name ?? messages['flight.formerPilot']()}
              </Link>
            </span>
            <span className={styles.where}>
              {airport?.region && <Flag country={airport.region.country} />}
              {[airport?.name, aircraft?.name].filter(Boolean).join(' · ')}
              {' · '}
              <LocalDate date={flight.scoring_date} />
            </span>
          </div>
        </div>
        <div className={styles.figures}>
          <span className={styles.points}>
            <Points points={contest?.points} />{' '}
            <span className={styles.unit}>{messages['home.points']()}</span>
          </span>
          <span className={styles.figure}>
            <Distance km={contest?.distance} />
          </span>
          <span className={styles.figure}>
            <Speed kmh={contest?.speed} />
          </span>
        </div>
      </div>
    </article>
  );
}

/** The first photo of a flight, otherwise its outline. */
function Photo({ flight, children }: { flight: Flight; children: ReactNode }) {
  const fileUrl = useFileUrl();
  const [first] = flight.story ?? [];
  const src = first === undefined ? undefined : fileUrl(storyImagePath(first, 'medium'));
  // The text below describes the flight.
  return src === undefined ? children : <img className={styles.photo} src={src} alt="" />;
}

/** Has the size of the flight that replaces it. */
export function BestFlightSkeleton() {
  return (
    <div className={styles.card} aria-busy>
      <div className={styles.cover} />
      <div className={styles.text}>
        <Skeleton height="2.75rem" width="16rem" />
      </div>
    </div>
  );
}
