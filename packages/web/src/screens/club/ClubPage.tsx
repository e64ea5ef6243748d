import { clubQueries } from '@cloudstreet/sdk/react';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { EntityPage } from '../../app/flights/EntityFlights.js';
import { useMessages } from '../../app/messages.js';
import { RegionName } from '../../app/page/RegionName.js';
import { PilotCards } from '../../app/pilots/PilotCards.js';

/** A club: where it is, its pilots, and the flights. */
export function ClubPage({ id }: { id: number }) {
  const { api } = useApp();
  const messages = useMessages();
  const { data: club } = useSuspenseQuery(clubQueries.detail(api, id));
  return (
    <EntityPage kind="club" id={id}>
      <PageHeader title={club.name} note={club.region && <RegionName region={club.region} />} />
      {club.url !== undefined && (
        <DescriptionList>
          <Description term={messages['club.url']()}>
            <Link href={club.url}>{club.url}</Link>
          </Description>
        </DescriptionList>
      )}
      <PilotCards users={club.user} />
    </EntityPage>
  );
}
