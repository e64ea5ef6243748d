import type { Travel } from '@cloudstreet/sdk';
import { Link } from '@cloudstreet/ui/controls/Link';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { Distance, Points } from '@cloudstreet/ui/values';
import { CopyLink } from '../../app/CopyLink.js';
import { useMessages } from '../../app/messages.js';
import { ReportButton } from '../../app/moderation/ReportButton.js';
import { travelPath, travelsPath } from '../../app/paths.js';
import { useMe } from '../../app/session.js';
import { TravelCover } from '../../app/travels/TravelCover.js';
import { TravelDays } from '../../app/travels/TravelDays.js';
import { useTravelName } from '../../app/travels/use-travel-name.js';
import { EditTravel } from './EditTravel.js';
import { TravelCrew } from './TravelCrew.js';
import * as styles from './TravelPage.css.js';

/** Name, pilot, days and sums of a travel with its description, and the permitted actions. */
export function TravelHead({ travel }: { travel: Travel }) {
  const messages = useMessages();
  const texts = useKitMessages();
  const nameOf = useTravelName();
  const isOwner = useMe()?.id === travel.user.id;
  const { user, days, distance, points, flight_count: count, description } = travel;
  return (
    <>
      <div className={styles.head}>
        <TravelCover travel={travel} size="large" />
        <div className={styles.who}>
          <PageHeader
            title={nameOf(travel)}
            note={
              <span className={styles.note}>
                <Link href={travelsPath(user.id)}>{user.name}</Link>
                <TravelDays travel={travel} />
                <span>{messages['travel.days']({ count: days })}</span>
                <span>{messages['collection.count']({ count })}</span>
                <Distance km={distance} />
                <span>
                  <Points points={points} /> {texts['flight.points']()}
                </span>
                <TravelCrew crew={travel.crew} />
              </span>
            }
            actions={
              <>
                <CopyLink path={travelPath(travel.id)} />
                <ReportButton kind="travel" id={travel.id} ownerId={user.id} />
                {isOwner && <EditTravel travel={travel} />}
              </>
            }
          />
        </div>
      </div>
      {description !== undefined && <p className={styles.prose}>{description}</p>}
    </>
  );
}
