import type { ClubRef } from '@cloudstreet/sdk';
import { Building2 } from 'lucide-react';
import { Link } from '../../controls/Link/Link.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { Count } from '../../values/quantities.js';
import { RegionName } from '../../values/RegionName/RegionName.js';
import { EntityCard, type EntityCardLook } from '../EntityCard.js';

export interface ClubCardProps extends EntityCardLook {
  club: ClubRef & { url?: string };
  /** Number of its pilots. */
  pilotCount?: number;
}

/** A club with its region, in a list or as the head of its page. */
export function ClubCard({ club, pilotCount, ...look }: ClubCardProps) {
  const messages = useMessages();
  const { name, region, url } = club;
  const isHead = look.href === undefined;
  return (
    <EntityCard
      {...look}
      name={name}
      icon={<Building2 />}
      {...(region && { note: <RegionName region={region} /> })}
      figures={[
        pilotCount !== undefined && {
          term: messages['ranking.pilots'](),
          value: <Count count={pilotCount} />,
        },
        // The whole card is a link in a list.
        isHead &&
          url !== undefined && {
            term: messages['club.url'](),
            value: <Link href={url}>{url}</Link>,
          },
      ]}
    />
  );
}
