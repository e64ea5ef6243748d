import type { ChampionshipDetail } from '@cloudstreet/sdk';
import { LocalDate, LocalTime } from '@cloudstreet/ui/values';
import { useMessages } from '../../app/messages.js';
import * as styles from './CentralCompetitions.css.js';

/** Decisions of the organiser, the newest first. */
export function ChampionshipChanges({ championship }: { championship: ChampionshipDetail }) {
  const messages = useMessages();
  return (
    <ul className={styles.list}>
      {championship.change.map(
        ({ id, created, action, user, class_name: name, entry_name: entry, ...change }) => (
          <li key={id} className={styles.row}>
            <span>
              {messages['championship.change']({ action, points: change.points ?? 0 })}
              {change.status && `: ${messages['central.status']({ status: change.status })}`}
              {change.note !== undefined && ` · ${change.note}`}
            </span>
            <span className={styles.hint}>
              <LocalDate date={created} /> <LocalTime time={created} />
              {[user?.name, name, entry].filter(Boolean).map((each) => ` · ${each}`)}
              {change.date !== undefined && (
                <>
                  {' · '}
                  <LocalDate date={change.date} />
                </>
              )}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}
