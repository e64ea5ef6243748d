import type { FlightCollectionRow } from '@cloudstreet/sdk';
import { Link } from '@cloudstreet/ui/controls/Link';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { useMessages } from '../messages.js';
import { collectionPath } from '../paths.js';
import { CollectionCover } from './CollectionCover.js';
import * as styles from './Collections.css.js';

export interface CollectionLinkProps {
  collection: FlightCollectionRow;
  /** Whether the owner is named. */
  hasOwner?: boolean;
}

/** A collection in a list. */
export function CollectionLink({ collection, hasOwner = false }: CollectionLinkProps) {
  const messages = useMessages();
  const texts = useKitMessages();
  const { id, name, user, visibility, flight_count: count, stars } = collection;
  return (
    <li className={styles.row}>
      <CollectionCover collection={collection} />
      <span className={styles.rowText}>
        <Link href={collectionPath(id)}>{name}</Link>
        <span className={styles.hint}>
          {hasOwner && <span>{user.name}</span>}
          <span>{messages['collection.count']({ count })}</span>
          {stars > 0 && <span>{texts['flight.stars']({ count: stars })}</span>}
          {visibility !== 'public' && (
            <span>{messages['collection.visibility.option']({ visibility })}</span>
          )}
        </span>
      </span>
    </li>
  );
}
