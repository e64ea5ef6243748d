import { listCompetitions } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../context.js';
import { useMessages } from '../messages.js';
import { COMPETITIONS_PATH, pathWith } from '../paths.js';
import * as styles from './CompetitionRow.css.js';
import { CompetitionRow } from './CompetitionRow.js';

export interface LocalCompetitionsProps {
  kind: 'airport' | 'task';
  id: number;
}

const SHOWN = 5;

/** The latest competitions of an airport or a task. Renders nothing if there are none. */
export function LocalCompetitions({ kind, id }: LocalCompetitionsProps) {
  const { api } = useApp();
  const messages = useMessages();
  const { data } = useQuery({
    ...operationQuery(api, listCompetitions, { [`${kind}_id_in`]: [id], limit: SHOWN }),
    throwOnError: false,
    meta: { explains: 'all' },
  });
  if (!data || data.length === 0) return null;
  return (
    <Section
      title={messages['competition.title']()}
      actions={
        <Link href={pathWith(COMPETITIONS_PATH, { [kind]: id })}>
          {messages['competition.all']()}
        </Link>
      }
    >
      <ul className={styles.list}>
        {data.map((competition) => (
          <CompetitionRow key={competition.id} competition={competition} />
        ))}
      </ul>
    </Section>
  );
}
