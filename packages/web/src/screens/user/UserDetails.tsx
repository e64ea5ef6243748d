import type { ClubRef, User } from '@cloudstreet/sdk';
import { Explained } from '@cloudstreet/ui/controls/Explained';
import { Link } from '@cloudstreet/ui/controls/Link';
import { FigureList, type NamedFigure } from '@cloudstreet/ui/layout/FigureList';
import { Count, CruiseSpeed, Distance, Duration, Share, Speed } from '@cloudstreet/ui/values';
import { useMessages } from '../../app/messages.js';
import { entityPath } from '../../app/paths.js';
import type { Messages } from '../../generated/messages/types.js';

/** Clubs of a user, and sums and averages of their flights. */
export function UserDetails({ user }: { user: User }) {
  return <FigureList figures={detailsOf(user, useMessages())} />;
}

function detailsOf(user: User, messages: Messages): NamedFigure[] {
  const { club, second_club: secondClub, home_airport: home, story_count: stories = 0 } = user;
  const figures: (NamedFigure | false)[] = [
    club !== undefined && { term: messages['user.club'](), value: <ClubLink club={club} /> },
    secondClub !== undefined && {
      term: messages['user.secondClub'](),
      value: <ClubLink club={secondClub} />,
    },
    home !== undefined && {
      term: messages['user.home'](),
      value: <Link href={entityPath('airport', home.id)}>{home.name}</Link>,
    },
    {
      term: messages['user.flights'](),
      value: (
        <Explained why={messages['why.flights']()}>
          <Count count={user.flight_count} />
        </Explained>
      ),
    },
    {
      term: messages['user.distance'](),
      value: <Distance km={user.total_free_distance} digits={0} />,
    },
    {
      term: messages['user.airtime'](),
      value: <Duration seconds={user.total_flight_duration} />,
    },
    user.avg_speed !== undefined && {
      term: messages['user.speed'](),
      value: <Speed kmh={user.avg_speed} />,
    },
    stories > 0 && { term: messages['user.photos'](), value: <Count count={stories} /> },
    user.avg_glide_speed !== undefined && {
      term: messages['user.glideSpeed'](),
      value: <CruiseSpeed kmh={user.avg_glide_speed} />,
    },
    user.avg_glide_detour !== undefined && {
      term: messages['flown.name']({ figure: 'glide_detour' }),
      value: <Share fraction={user.avg_glide_detour} />,
    },
  ];
  return figures.filter((figure) => figure !== false);
}

function ClubLink({ club }: { club: ClubRef }) {
  return <Link href={entityPath('club', club.id)}>{club.name}</Link>;
}
