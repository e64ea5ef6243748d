import type { Club } from '@cloudstreet/sdk';
import { ClubCard } from '@cloudstreet/ui/cards/ClubCard';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { FollowSwitch } from '../../app/follows/FollowSwitch.js';
import { useMessages } from '../../app/messages.js';
import { EntityTabs, type EntityTabsProps } from '../../app/page/EntityTabs.js';

export interface ClubHeadProps extends Pick<EntityTabsProps, 'current'> {
  club: Club;
}

/** Name and region of a club, with links to its flights and pilots. */
export function ClubHead({ club, current }: ClubHeadProps) {
  const messages = useMessages();
  return (
    <>
      <ClubCard
        club={club}
        actions={
          <>
            <FollowSwitch kind="club" id={club.id} name={club.name} state={club.caller_follows} />
            <ButtonLink size="small" href={`/widgets?by=club&of=${club.id}`}>
              {messages['widgets.title']()}
            </ButtonLink>
          </>
        }
      />
      <EntityTabs kind="club" id={club.id} current={current} />
    </>
  );
}
