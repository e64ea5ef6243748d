import type { WaypointCollection } from '@cloudstreet/sdk';
import { waypointMutations } from '@cloudstreet/sdk/react';
import { Link } from '@cloudstreet/ui/controls/Link';
import { StarButton } from '@cloudstreet/ui/controls/StarButton';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { useMutation } from '@tanstack/react-query';
import { CopyLink } from '../../app/CopyLink.js';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { waypointCollectionsPath, waypointsPath } from '../../app/paths.js';
import { useMe } from '../../app/session.js';
import { EditCollection } from './EditCollection.js';
import { WaypointActions } from './WaypointActions.js';
import * as styles from './Waypoints.css.js';

export interface WaypointsHeadProps {
  collection: WaypointCollection;
  link: string | undefined;
  isOwner: boolean;
}

/** Name, owner and description of a collection of waypoints, with the permitted actions. */
export function WaypointsHead({ collection, link, isOwner }: WaypointsHeadProps) {
  const messages = useMessages();
  const texts = useKitMessages();
  const me = useMe();
  const { name, user, visibility, waypoint_count: count, description, stars } = collection;
  return (
    <>
      <PageHeader
        title={name}
        note={
          <span className={styles.note}>
            {user && <Link href={waypointCollectionsPath(user.id)}>{user.name}</Link>}
            <span>{messages['waypoint.count']({ count })}</span>
            {visibility !== 'public' && (
              <span>{messages['collection.visibility.option']({ visibility })}</span>
            )}
            {!me && stars > 0 && <span>{texts['flight.stars']({ count: stars })}</span>}
          </span>
        }
        actions={
          <>
            {me && user && <OwnStar collection={collection} link={link} />}
            <CopyLink
              path={waypointsPath(collection.id)}
              visibility={collection.visibility}
              token={isOwner ? collection.link_token : link}
            />
            {isOwner && <EditCollection collection={collection} />}
            <WaypointActions collection={collection} link={link} isOwner={isOwner} />
          </>
        }
      />
      {description !== undefined && <p className={styles.prose}>{description}</p>}
    </>
  );
}

function OwnStar({ collection, link }: Omit<WaypointsHeadProps, 'isOwner'>) {
  const { api } = useApp();
  const { id, stars, starred = false } = collection;
  const access = link === undefined ? {} : { link };
  const star = useMutation(waypointMutations.star(api, id, access));
  const isStarred = star.isPending ? star.variables : starred;
  const count = stars + Number(isStarred) - Number(starred);
  return <StarButton count={count} isStarred={isStarred} onChange={star.mutate} />;
}
