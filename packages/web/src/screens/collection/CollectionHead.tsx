import type { FlightCollection } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Link } from '@cloudstreet/ui/controls/Link';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { ArrowUpDown, Check } from 'lucide-react';
import { CopyLink } from '../../app/CopyLink.js';
import { CollectionCover } from '../../app/collections/CollectionCover.js';
import { useMessages } from '../../app/messages.js';
import { collectionPath, collectionsPath } from '../../app/paths.js';
import { CollectionActions } from './CollectionActions.js';
import * as styles from './CollectionPage.css.js';
import { CollectionStars } from './CollectionStars.js';
import { EditCollection } from './EditCollection.js';

export interface CollectionHeadProps {
  collection: FlightCollection;
  link: string | undefined;
  isOwner: boolean;
  isArranging: boolean;
  onArrange: (isArranging: boolean) => void;
}

/** Name, owner and description of a collection, with the permitted actions. */
export function CollectionHead(props: CollectionHeadProps) {
  const { collection, link, isOwner, isArranging, onArrange } = props;
  const messages = useMessages();
  const { user, visibility, flight_count: count, description } = collection;
  return (
    <>
      <div className={styles.head}>
        <CollectionCover collection={collection} size="large" />
        <div className={styles.who}>
          <PageHeader
            title={collection.name}
            note={
              <span className={styles.note}>
                <Link href={collectionsPath(user.id)}>{user.name}</Link>
                <span>{messages['collection.count']({ count })}</span>
                {visibility !== 'public' && (
                  <span>{messages['collection.visibility.option']({ visibility })}</span>
                )}
              </span>
            }
            actions={
              <>
                <CollectionStars collection={collection} link={link} />
                <CopyLink
                  path={collectionPath(collection.id)}
                  visibility={collection.visibility}
                  token={isOwner ? collection.link_token : link}
                />
                {isOwner && <EditCollection collection={collection} />}
                {isOwner && (count > 1 || isArranging) && (
                  <Button size="small" onPress={() => onArrange(!isArranging)}>
                    {isArranging ? (
                      <Check size={16} aria-hidden />
                    ) : (
                      <ArrowUpDown size={16} aria-hidden />
                    )}
                    {messages[isArranging ? 'collection.arrange.done' : 'collection.arrange']()}
                  </Button>
                )}
                <CollectionActions collection={collection} link={link} isOwner={isOwner} />
              </>
            }
          />
        </div>
      </div>
      {description !== undefined && <p className={styles.prose}>{description}</p>}
    </>
  );
}
