import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { lazyWithRetry } from '../../../app/lazy-with-retry.js';
import { useMessages } from '../../../app/messages.js';
import { UserAvatar } from '../../../app/pilots/UserAvatar.js';
import { DayReplayLink } from '../day/DayReplayLink.js';
import { FreeFigures } from '../score/FreeFigures.js';
import { FlightStars } from '../stars/FlightStars.js';
import { FlightActions } from './FlightActions.js';
import { FlightFileActions } from './FlightFileActions.js';
import * as styles from './FlightHead.css.js';
import { FlightLine } from './FlightLine.js';
import { FlightMenu } from './FlightMenu.js';
import { FlightPeople } from './FlightPeople.js';
import { FlightPlaces } from './FlightPlaces.js';
import { FlightSentence, type FlightSentenceProps } from './FlightSentence.js';
import { FlightStatus } from './FlightStatus.js';
import { HiddenNotice } from './HiddenNotice.js';
import { VisibilityNotice } from './VisibilityNotice.js';

const CrewNotice = lazyWithRetry(async () => (await import('./CrewNotice.js')).CrewNotice);

/** Everything about a flight at a glance: who, where, how far, how good, and whether it counts. */
export function FlightHead({ flight, contest }: FlightSentenceProps) {
  const messages = useMessages();
  const { user = { id: 0, name: messages['flight.formerPilot']() } } = flight;
  return (
    <div className={styles.head}>
      <div className={styles.person}>
        <UserAvatar user={user} />
        <div className={styles.who}>
          <PageHeader
            title={<FlightPeople flight={flight} />}
            note={<FlightLine flight={flight} />}
            actions={
              <>
                <FlightStars flight={flight} />
                <DayReplayLink flight={flight} />
                <FlightFileActions flight={flight} />
                <FlightActions flight={flight} />
                <FlightMenu flight={flight} />
              </>
            }
          />
        </div>
      </div>
      <HiddenNotice flight={flight} />
      <VisibilityNotice flight={flight} />
      {flight.asked_user && <CrewNotice flight={flight} />}
      <FreeFigures flight={flight} />
      <FlightPlaces flight={flight} />
      <FlightSentence flight={flight} contest={contest} />
      <FlightStatus flight={flight} />
    </div>
  );
}
