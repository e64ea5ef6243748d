import type { ClubRef, User } from '@cloudstreet/sdk';
import { Explained } from '@cloudstreet/ui/controls/Explained';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import {
  Count,
  CruiseSpeed,
  Distance,
  Duration,
  LocalDate,
  Share,
  Speed,
} from '@cloudstreet/ui/values';
import { useMessages } from '../../app/messages.js';
import { entityPath } from '../../app/paths.js';

/** Clubs of a user, and sums and averages of their flights. */
export function UserDetails({ user }: { user: User }) {
  const messages = useMessages();
  const { club, second_club: secondClub, home_airport: home, story_count: stories } = user;
  return (
    <DescriptionList>
      {club && <ClubFact term={messages['user.club']()} club={club} />}
      {secondClub && <ClubFact term={messages['user.secondClub']()} club={secondClub} />}
      {home && (
        <Description term={messages['user.home']()}>
          <Link href={entityPath('airport', home.id)}>{home.name}</Link>
        </Description>
      )}
      <Description term={messages['user.flights']()}>
        <Explained why={messages['why.flights']()}>
          <Count count={user.flight_count} />
        </Explained>
      </Description>
      {stories !== undefined && stories > 0 && (
        <Description term={messages['user.photos']()}>
          <Count count={stories} />
        </Description>
      )}
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
      {user.avg_glide_speed !== undefined && (
        <Description term={messages['user.glideSpeed']()}>
          <CruiseSpeed kmh={user.avg_glide_speed} />
        </Description>
      )}
      {user.avg_glide_detour !== undefined && (
        <Description term={messages['flown.name']({ figure: 'glide_detour' })}>
          <Share fraction={user.avg_glide_detour} />
        </Description>
      )}
      <Description term={messages['user.joined']()}>
        <LocalDate date={user.date_joined} />
      </Description>
    </DescriptionList>
  );
}

function ClubFact({ term, club }: { term: string; club: ClubRef }) {
  return (
    <Description term={term}>
      <Link href={entityPath('club', club.id)}>{club.name}</Link>
    </Description>
  );
}
