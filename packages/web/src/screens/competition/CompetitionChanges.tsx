import type { CompetitionChange, CompetitionDetail } from '@cloudstreet/sdk';
import { Link } from '@cloudstreet/ui/controls/Link';
import { LocalDate, LocalTime } from '@cloudstreet/ui/values';
import { useMessages } from '../../app/messages.js';
import { flightPath } from '../../app/paths.js';
import * as styles from './Competition.css.js';

/** Decisions of the host, the newest first. */
export function CompetitionChanges({ competition }: { competition: CompetitionDetail }) {
  return (
    <ul className={styles.changes}>
      {competition.change.map((change) => (
        <Change key={change.id} change={change} pilot={pilotOf(competition, change)} />
      ))}
    </ul>
  );
}

function pilotOf({ task_score: scores }: CompetitionDetail, { flight_id: id }: CompetitionChange) {
  return scores.find((score) => score.flight_id === id)?.user?.name;
}

interface ChangeProps {
  change: CompetitionChange;
  /** Pilot whose flight it concerns. */
  pilot: string | undefined;
}

function Change({ change, pilot }: ChangeProps) {
  const messages = useMessages();
  const { created, action, user, status, flight_id: flight, points, note } = change;
  return (
    <li className={styles.change}>
      {messages['competition.change']({ action, points: points ?? 0 })}
      {status && `: ${messages['central.status']({ status })}`}
      {note !== undefined && ` · ${note}`}
      <span className={styles.hint}>
        <span>
          <LocalDate date={created} /> <LocalTime time={created} />
        </span>
        {user && <span>{user.name}</span>}
        {flight !== undefined && (
          <Link href={flightPath(flight)}>{pilot ?? messages['competition.flight']()}</Link>
        )}
      </span>
    </li>
  );
}
