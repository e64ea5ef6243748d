import { awaitsScore, type FlightDetail } from '@cloudstreet/sdk';
import { Avatar } from '@cloudstreet/ui/cards/Avatar';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { Distance, Points, Speed } from '@cloudstreet/ui/values';
import { FlownTime } from '../../../app/flights/FlownTime.js';
import { useMessages } from '../../../app/messages.js';
import { useFileUrl } from '../../../app/stories/use-file-url.js';
import { DayReplayLink } from '../day/DayReplayLink.js';
import { Figure, Figures } from '../score/Figures.js';
import { FlightActions } from './FlightActions.js';
import { FlightFileActions } from './FlightFileActions.js';
import * as styles from './FlightHead.css.js';
import { FlightLine } from './FlightLine.js';
import { FlightPeople } from './FlightPeople.js';
import { FlightPlaces } from './FlightPlaces.js';
import { FlightSentence, type FlightSentenceProps } from './FlightSentence.js';
import { FlightStatus } from './FlightStatus.js';

/** Everything about a flight at a glance: who, where, how far, how good, and whether it counts. */
export function FlightHead({ flight, contest }: FlightSentenceProps) {
  const messages = useMessages();
  const fileUrl = useFileUrl();
  const { id = 0, name = messages['flight.formerPilot'](), image } = flight.user ?? {};
  return (
    <div className={styles.head}>
      <div className={styles.person}>
        <Avatar id={id} name={name} src={image === undefined ? undefined : fileUrl(image)} />
        <div className={styles.who}>
          <PageHeader
            title={<FlightPeople flight={flight} />}
            note={<FlightLine flight={flight} />}
            actions={
              <>
                <DayReplayLink flight={flight} />
                <FlightFileActions flight={flight} />
                <FlightActions flight={flight} />
              </>
            }
          />
        </div>
      </div>
      <HeadFigures flight={flight} />
      <FlightPlaces flight={flight} />
      <FlightSentence flight={flight} contest={contest} />
      <FlightStatus flight={flight} />
    </div>
  );
}

/** Results in free distance, as in lists. Skeletons until there is a score. */
function HeadFigures({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  const free = flight.contest.find(({ name }) => name === 'free');
  const isWaiting = awaitsScore(flight.status);
  if (!free && !isWaiting) return null;
  const missing = isWaiting && !free ? <Skeleton width="5.5rem" /> : undefined;
  return (
    <Figures>
      <Figure label={messages['flight.points']()} isMain>
        {missing ?? <Points points={free?.points} />}
      </Figure>
      <Figure label={messages['flight.distance']()}>
        {missing ?? <Distance km={free?.distance} />}
      </Figure>
      <Figure label={messages['flight.speed']()}>{missing ?? <Speed kmh={free?.speed} />}</Figure>
      <Figure label={messages['flight.time']()}>
        {missing ?? <FlownTime seconds={free?.score.duration} />}
      </Figure>
    </Figures>
  );
}
