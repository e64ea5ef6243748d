import type { Flight } from '@cloudstreet/sdk';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-aria-components';
import { Chip } from '../../controls/Chip/Chip.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { Flag } from '../../values/Flag/Flag.js';
import { Distance, Points, Speed } from '../../values/quantities.js';
import { LocalDate } from '../../values/times.js';
import { FlightTimes } from '../FlightTimes.js';
import { flightStanding } from '../flight-standing.js';
import { OutlinePicture } from '../OutlinePicture/OutlinePicture.js';
import * as styles from './FlightTile.css.js';

export interface FlightTileProps {
  flight: Flight;
  /** Where the flight is shown in full. */
  href: string;
  /** A photograph with alternative text instead of the outline; it fills its place. */
  picture?: ReactNode;
}

/** One flight at a glance. Grey, and saying so, when it does not count. */
export function FlightTile({ flight, href, picture }: FlightTileProps) {
  const messages = useMessages();
  const ids = { name: useId(), figures: useId() };
  const { polyline: outline, co_user_name: coUserName } = flight;
  const { isGrey, isWaiting, remark } = flightStanding(flight, messages);
  return (
    <article className={styles.tile} data-grey={isGrey || undefined}>
      <div className={styles.body}>
        <div className={styles.picture}>
          {picture ?? (outline !== undefined && <OutlinePicture outline={outline} />)}
        </div>
        <div className={styles.text}>
          <div className={styles.figures} id={ids.figures}>
            <FlightFigures flight={flight} isWaiting={isWaiting} remark={remark} />
          </div>
          <div className={styles.column}>
            <p className={styles.people}>
              <Link
                className={styles.link}
                href={href}
                id={ids.name}
                aria-labelledby={`${ids.name} ${ids.figures}`}
              >
                {flight.user.name}
              </Link>
              {coUserName !== undefined && (
                <span className={styles.coPilot}>
                  {messages['flight.with']({ name: coUserName })}
                </span>
              )}
            </p>
            <p className={styles.aircraft}>
              <span className={styles.cut}>{flight.aircraft?.name}</span>
              {remark !== undefined && !isWaiting && (
                <span className={styles.narrowRemark}>
                  <Chip>{remark}</Chip>
                </span>
              )}
            </p>
          </div>
          <div className={styles.column}>
            <FlightPlace flight={flight} />
            <p className={styles.times}>
              <LocalDate date={flight.scoring_date} />
              <FlightTimes flight={flight} />
            </p>
          </div>
        </div>
      </div>
    </article>
  );
}

interface FlightFiguresProps {
  flight: Flight;
  isWaiting: boolean;
  remark: string | undefined;
}

/** Points and result, or word of what is keeping them. */
function FlightFigures({ flight: { contest }, isWaiting, remark }: FlightFiguresProps) {
  const messages = useMessages();
  if (isWaiting) {
    return (
      <span className={styles.waiting}>
        <Chip tone="brand">
          <span className={styles.pulse} aria-hidden />
          {remark}
        </Chip>
      </span>
    );
  }
  return (
    <>
      <span className={styles.points}>
        <Points points={contest?.points} />
        <span className={remark === undefined ? styles.unit : styles.narrowUnit}>
          {messages['flight.points']()}
        </span>
        {remark !== undefined && (
          <span className={styles.remark}>
            <Chip>{remark}</Chip>
          </span>
        )}
      </span>
      {contest && (
        <span className={styles.result}>
          <Distance km={contest.distance} />
          <Speed kmh={contest.speed} />
        </span>
      )}
    </>
  );
}

function FlightPlace({ flight: { takeoff_airport: airport } }: { flight: Flight }) {
  const messages = useMessages();
  if (!airport) return <p className={styles.place}>{messages['flight.noAirport']()}</p>;
  return (
    <p className={styles.place}>
      {airport.region && <Flag country={airport.region.country} />}
      <span className={styles.cut}>
        {airport.name}
        {airport.region && <span className={styles.region}>{` ${airport.region.name}`}</span>}
      </span>
    </p>
  );
}
