import type { Flight } from '@cloudstreet/sdk';
import { type PointerEvent, type ReactNode, useId } from 'react';
import { Avatar } from '../../cards/Avatar/Avatar.js';
import { Chip } from '../../controls/Chip/Chip.js';
import { useFollowLink } from '../../controls/Link/navigation.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { visuallyHidden } from '../../theme/visually-hidden.css.js';
import { Flag } from '../../values/Flag/Flag.js';
import { Distance, Points, Speed } from '../../values/quantities.js';
import { LocalDate } from '../../values/times.js';
import { FlightOutline } from '../FlightOutline/FlightOutline.js';
import { FlightTimes } from '../FlightTimes.js';
import { flightDisplayStatus } from '../flight-display-status.js';
import * as styles from './FlightTile.css.js';

export interface FlightTileProps {
  flight: Flight;
  /** Address of the flight's page. */
  href: string;
  /** Whether the date is shown above the tile, as in a list by days. */
  isUnderDate?: boolean;
  /** Whether it is highlighted from outside, for example by the pointer on the map. */
  isHighlighted?: boolean;
  /** Called when the pointer or focus enters or leaves. */
  onHighlight?: (isHighlighted: boolean) => void;
  /** Whether the tile is in the list of its co-pilot. */
  isOfCoPilot?: boolean;
  /** A photo with alternative text that replaces the outline. */
  photo?: ReactNode;
  /** URL of the pilot's image; defaults to their initials. */
  userImageSrc?: string | undefined;
  /** A button on the corner of the photo. */
  action?: ReactNode;
}

/** A flight in brief. It is grey, with the reason, if it does not count. */
export function FlightTile(props: FlightTileProps) {
  const { flight, href, isUnderDate = false, isHighlighted = false, onHighlight, photo } = props;
  const { isOfCoPilot = false, userImageSrc, action } = props;
  const messages = useMessages();
  const followLink = useFollowLink();
  const ids = { name: useId(), figures: useId() };
  const { polyline: outline } = flight;
  const { isGrey, isWaiting, remark } = flightDisplayStatus(flight, messages);
  return (
    <article
      className={styles.tile}
      data-grey={isGrey || undefined}
      data-highlighted={isHighlighted || undefined}
    >
      <div className={styles.body}>
        <div className={styles.photo}>
          {photo ?? (
            <>
              {outline !== undefined && <FlightOutline outline={outline} />}
              <MediaSign flight={flight} />
            </>
          )}
          <Stars flight={flight} />
          {action && <div className={styles.action}>{action}</div>}
        </div>
        <div className={styles.text} data-dated={!isUnderDate || undefined}>
          <div className={styles.group} id={ids.figures}>
            <FlightFigures flight={flight} isWaiting={isWaiting} remark={remark} />
          </div>
          {flight.user && (
            <span className={styles.avatar}>
              <Avatar id={flight.user.id} name={flight.user.name} src={userImageSrc} size="small" />
            </span>
          )}
          <a
            className={styles.link}
            href={href}
            id={ids.name}
            aria-labelledby={`${ids.name} ${ids.figures}`}
            onClick={followLink}
            {...(onHighlight && highlightHandlers(onHighlight))}
          >
            {flight.user?.name ?? messages['flight.formerPilot']()}
          </a>
          <FlightCrew flight={flight} isOfCoPilot={isOfCoPilot} />
          <FlightPlace flight={flight} />
          <div className={styles.when}>
            {!isUnderDate && (
              <span className={styles.date}>
                <LocalDate date={flight.scoring_date} />
              </span>
            )}
            <span className={styles.times}>
              <FlightTimes flight={flight} />
            </span>
          </div>
        </div>
      </div>
    </article>
  );
}

/** Fingers do not hover: a tap would leave the tile highlighted. */
function highlightHandlers(onHighlight: (isHighlighted: boolean) => void) {
  const byPointer = (isInside: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') onHighlight(isInside);
  };
  return {
    onPointerEnter: byPointer(true),
    onPointerLeave: byPointer(false),
    onFocus: () => onHighlight(true),
    onBlur: () => onHighlight(false),
  };
}

/** Icon for photos, videos or comments. */
function MediaSign({ flight: { media_info: kind } }: { flight: Flight }) {
  const messages = useMessages();
  if (!kind) return null;
  return (
    <>
      <span className={styles.mediaSign[kind]} aria-hidden />
      <span className={visuallyHidden}>{messages['flight.media']({ kind })}</span>
    </>
  );
}

/** Number of likes; in colour if one is the reader's. */
function Stars({ flight: { stars, starred } }: { flight: Flight }) {
  const messages = useMessages();
  if (!stars) return null;
  return (
    <span className={styles.stars} data-starred={starred}>
      <span aria-hidden>{stars}</span>
      <span className={visuallyHidden}>{messages['flight.stars']({ count: stars })}</span>
    </span>
  );
}

interface FlightFiguresProps {
  flight: Flight;
  isWaiting: boolean;
  remark: string | undefined;
}

/** Points and result, or the reason why they are missing. */
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
        <span className={styles.pointsValue}>
          <Points points={contest?.points} />
        </span>{' '}
        <span className={styles.unit}>
          {remark === undefined ? messages['flight.points']() : <Chip>{remark}</Chip>}
        </span>
      </span>{' '}
      {contest && (
        <>
          <span className={styles.distance}>
            <Distance km={contest.distance} />
          </span>{' '}
          <span className={styles.speed}>
            <Speed kmh={contest.speed} />
          </span>
        </>
      )}
    </>
  );
}

function FlightCrew({ flight, isOfCoPilot }: { flight: Flight; isOfCoPilot: boolean }) {
  const messages = useMessages();
  const { aircraft, co_user: coUser, co_user_name: name = coUser?.name } = flight;
  const coPilot =
    name === undefined ? '' : messages[isOfCoPilot ? 'flight.asCoPilot' : 'flight.with']({ name });
  return (
    <p className={styles.crew}>
      {isOfCoPilot ? <strong className={styles.coPilot}>{coPilot}</strong> : coPilot}
      {coPilot !== '' && aircraft && ', '}
      {aircraft?.name}
    </p>
  );
}

function FlightPlace({ flight: { takeoff_airport: airport } }: { flight: Flight }) {
  const messages = useMessages();
  if (!airport) return <p className={styles.place}>{messages['flight.noAirport']()}</p>;
  return (
    <p className={styles.place}>
      {airport.region && <Flag country={airport.region.country} />}
      <span className={styles.airport}>{airport.name}</span>
      {airport.region && <span className={styles.region}>{airport.region.name}</span>}
    </p>
  );
}
