import type { CentralCompetition } from '@cloudstreet/sdk';
import { listCentralCompetitions } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { Link } from '@cloudstreet/ui/controls/Link';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { Flag } from '@cloudstreet/ui/values/Flag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { centralCompetitionPath } from '../../app/paths.js';
import * as styles from './CentralCompetitions.css.js';
import { CompetitionDates } from './CompetitionDates.js';

/** Competitions of SoaringSpot for which the operator has a key. */
export function CentralCompetitionsPage() {
  const { api } = useApp();
  const messages = useMessages();
  const { data: competitions } = useSuspenseQuery(operationQuery(api, listCentralCompetitions, {}));
  return (
    <AppPage width="text">
      <PageHeader title={messages['central.title']()} note={messages['central.note']()} />
      <CentralCompetitionLinks competitions={competitions} />
    </AppPage>
  );
}

export interface CentralCompetitionLinksProps {
  competitions: readonly CentralCompetition[];
}

/** Links to competitions of SoaringSpot. */
export function CentralCompetitionLinks({ competitions }: CentralCompetitionLinksProps) {
  const messages = useMessages();
  if (competitions.length === 0) {
    return <EmptyState title={messages['central.none']()} drawing="windsock" />;
  }
  return (
    <ul className={styles.list}>
      {competitions.map((competition) => (
        <CompetitionLink key={competition.id} competition={competition} />
      ))}
    </ul>
  );
}

function CompetitionLink({ competition }: { competition: CentralCompetition }) {
  const { id, name, place, country } = competition;
  return (
    <li className={styles.row}>
      <Link href={centralCompetitionPath(id)}>{name}</Link>
      <span className={styles.hint}>
        {country !== undefined && <Flag country={country} />} {place}
      </span>
      <span className={styles.hint}>
        <CompetitionDates competition={competition} />
      </span>
    </li>
  );
}
