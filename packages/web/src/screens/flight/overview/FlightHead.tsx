import { Avatar } from '@cloudstreet/ui/cards/Avatar';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { useMessages } from '../../../app/messages.js';
import { useFileUrl } from '../../../app/stories/use-file-url.js';
import { DayReplayLink } from '../day/DayReplayLink.js';
import { FreeFigures } from '../score/FreeFigures.js';
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
      <FreeFigures flight={flight} />
      <FlightPlaces flight={flight} />
      <FlightSentence flight={flight} contest={contest} />
      <FlightStatus flight={flight} />
    </div>
  );
}
