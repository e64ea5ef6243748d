import type { FeedEntry } from '@cloudstreet/sdk';
import { Disclosure } from '@cloudstreet/ui/controls/Disclosure';
import { formatDate, LocalDate, LocalTime, useUnits } from '@cloudstreet/ui/values';
import { BadgeRow } from '../../app/badges/BadgeRow.js';
import { highestAchievements } from '../../app/badges/highest-achievements.js';
import { ListedFlight } from '../../app/flights/ListedFlight.js';
import { useMessages } from '../../app/messages.js';
import * as styles from './Feed.css.js';
import type { FeedItem, FoldedFlights } from './fold-feed.js';

/** Entries of the feed, with many flights of one club and day as one entry that opens. */
export function FeedItems({ items }: { items: readonly FeedItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) =>
        item.kind === 'folded' ? (
          <li key={`club ${item.club.id} ${item.date}`}>
            <Folded {...item} />
          </li>
        ) : (
          <Entry key={keyOf(item.entry)} entry={item.entry} />
        ),
      )}
    </ul>
  );
}

function keyOf({ kind, flight }: FeedEntry): string {
  return `${kind} ${flight.id}`;
}

function Folded({ club, date, entries }: FoldedFlights) {
  const messages = useMessages();
  const day = formatDate(date, useUnits());
  return (
    <Disclosure
      level={2}
      title={messages['feed.folded']({ count: entries.length, club: club.name, day })}
    >
      <ul className={styles.list}>
        {entries.map((entry) => (
          <Entry key={keyOf(entry)} entry={entry} />
        ))}
      </ul>
    </Disclosure>
  );
}

function Entry({ entry: { kind, time, flight, achievements } }: { entry: FeedEntry }) {
  const messages = useMessages();
  const earned = highestAchievements(achievements);
  return (
    <li className={styles.item}>
      <span className={styles.note}>
        {messages['feed.kind']({ kind })} · <LocalDate date={time} />, <LocalTime time={time} />
      </span>
      <ListedFlight flight={flight} />
      {flight.user && earned.length > 0 && (
        <>
          <span className={styles.note}>{messages['badge.earnedBy']()}</span>
          <BadgeRow userId={flight.user.id} achievements={earned} />
        </>
      )}
    </li>
  );
}
