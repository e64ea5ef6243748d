import type { Competition } from '@cloudstreet/sdk';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Distance } from '@cloudstreet/ui/values';
import { useMessages } from '../messages.js';
import { competitionPath } from '../paths.js';
import { CompetitionPlace } from './CompetitionPlace.js';
import * as styles from './CompetitionRow.css.js';
import { useCompetitionTitle } from './competition-title.js';

/** A local competition as an item of a list. */
export function CompetitionRow({ competition }: { competition: Competition }) {
  const messages = useMessages();
  const titleOf = useCompetitionTitle();
  const { id, user, user_group: group, distance, attempts, status } = competition;
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <Link href={competitionPath(id)}>{titleOf(competition)}</Link>
        <Chip tone="neutral">{messages['central.status']({ status })}</Chip>
      </span>
      <span className={styles.hint}>
        <span>
          <CompetitionPlace competition={competition} />
        </span>
        <Distance km={distance} />
        <span>{messages['competition.attempts']({ count: attempts })}</span>
        {group && <span>{group.name}</span>}
        <span>{user.name}</span>
      </span>
    </li>
  );
}
