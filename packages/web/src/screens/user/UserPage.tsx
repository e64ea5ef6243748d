import { userQueries } from '@cloudstreet/sdk/react';
import { StatusChips } from '@cloudstreet/ui/cards/StatusChips';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { Count, Distance, Duration, LocalDate, Speed } from '@cloudstreet/ui/values';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { EntityPage } from '../../app/flights/EntityFlights.js';
import { useMessages } from '../../app/messages.js';
import { entityPath } from '../../app/paths.js';

/** A pilot: who, where, how much, and the flights. */
export function UserPage({ id }: { id: number }) {
  const { api } = useApp();
  const messages = useMessages();
  const { data: user } = useSuspenseQuery(userQueries.detail(api, id));
  const { club } = user;
  return (
    <EntityPage kind="user" id={id}>
      <PageHeader
        title={user.name}
        note={user.bio}
        actions={<StatusChips user={{ ...user, junior: user.is_junior }} />}
      />
      <DescriptionList>
        {club && (
          <Description term={messages['user.club']()}>
            <Link href={entityPath('club', club.id)}>{club.name}</Link>
          </Description>
        )}
        <Description term={messages['user.flights']()}>
          <Count count={user.flight_count} />
        </Description>
        <Description term={messages['user.distance']()}>
          <Distance km={user.total_free_distance} digits={0} />
        </Description>
        <Description term={messages['user.airtime']()}>
          <Duration seconds={user.total_flight_duration} />
        </Description>
        {user.avg_speed !== undefined && (
          <Description term={messages['user.speed']()}>
            <Speed kmh={user.avg_speed} />
          </Description>
        )}
        <Description term={messages['user.joined']()}>
          <LocalDate date={user.date_joined} />
        </Description>
      </DescriptionList>
    </EntityPage>
  );
}
