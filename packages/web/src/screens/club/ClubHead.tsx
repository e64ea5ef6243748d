import type { Club } from '@cloudstreet/sdk';
import { ButtonLink, Link } from '@cloudstreet/ui/controls/Link';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { RegionName } from '@cloudstreet/ui/values/RegionName';
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
      <PageHeader
        title={club.name}
        note={club.region && <RegionName region={club.region} />}
        actions={
          <ButtonLink size="small" href={`/widgets?by=club&of=${club.id}`}>
            {messages['widgets.title']()}
          </ButtonLink>
        }
      />
      {club.url !== undefined && (
        <DescriptionList>
          <Description term={messages['club.url']()}>
            <Link href={club.url}>{club.url}</Link>
          </Description>
        </DescriptionList>
      )}
      <EntityTabs kind="club" id={club.id} current={current} />
    </>
  );
}
