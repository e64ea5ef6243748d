import type { Club } from '@cloudstreet/sdk';
import { ClubCard } from '@cloudstreet/ui/cards/ClubCard';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { Suspense, useState } from 'react';
import { FollowSwitch } from '../../app/follows/FollowSwitch.js';
import { lazyWithRetry } from '../../app/lazy-with-retry.js';
import { useMessages } from '../../app/messages.js';
import { ReportButton } from '../../app/moderation/ReportButton.js';
import { EntityTabs, type EntityTabsProps } from '../../app/page/EntityTabs.js';
import { useFileUrl } from '../../app/stories/use-file-url.js';
import * as styles from './Club.css.js';

const EditClubPage = lazyWithRetry(async () => (await import('./EditClubPage.js')).EditClubPage);

export interface ClubHeadProps extends Pick<EntityTabsProps, 'current'> {
  club: Club;
}

/** Logo, name, region and description of a club, with links to its flights and pilots. */
export function ClubHead({ club, current }: ClubHeadProps) {
  const messages = useMessages();
  const fileUrl = useFileUrl();
  return (
    <>
      <ClubCard
        club={club}
        imageSrc={club.image === undefined ? undefined : fileUrl(club.image)}
        actions={
          <>
            <FollowSwitch kind="club" id={club.id} name={club.name} state={club.caller_follows} />
            <ButtonLink size="small" href={`/widgets?by=club&of=${club.id}`}>
              {messages['widgets.title']()}
            </ButtonLink>
            <ReportButton kind="club" id={club.id} />
            {club.caller_administers && <EditButton club={club} />}
          </>
        }
      />
      {club.description !== undefined && <p className={styles.description}>{club.description}</p>}
      <EntityTabs kind="club" id={club.id} current={current} />
    </>
  );
}

function EditButton({ club }: { club: Club }) {
  const messages = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" onPress={() => setIsOpen(true)}>
        {messages['club.edit']()}
      </Button>
      {isOpen && (
        <Suspense>
          <EditClubPage club={club} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
