import type { ModeratedClub } from '@cloudstreet/sdk';
import { listModeratedClubs } from '@cloudstreet/sdk/operations';
import { operationPages } from '@cloudstreet/sdk/react';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { Link } from '@cloudstreet/ui/controls/Link';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { entityPath } from '../../app/paths.js';
import { ClubAdministrators } from './ClubAdministrators.js';
import * as styles from './Dashboard.css.js';
import { DashboardList } from './DashboardList.js';
import { DashboardPage } from './DashboardPage.js';
import { EditClub } from './EditClub.js';
import { FindField } from './FindField.js';
import { MergeClub } from './MergeClub.js';
import { useShowPage } from './use-show-page.js';

/** Finds clubs, changes them and merges those that exist twice. */
export function ModeratedClubsPage({ query }: { query?: string | undefined }) {
  return <DashboardPage page="club">{() => <Clubs query={query} />}</DashboardPage>;
}

function Clubs({ query }: { query: string | undefined }) {
  const { api } = useApp();
  const messages = useMessages();
  const show = useShowPage('club');
  const list = useInfiniteQuery(
    operationPages(api, listModeratedClubs, query === undefined ? {} : { query }),
  );
  return (
    <>
      <FindField
        label={messages['dashboard.users.find']({ by: 'name' })}
        query={query ?? ''}
        onChange={(next) => show(next === '' ? {} : { query: next })}
      />
      <DashboardList list={list}>{(club) => <ClubRow key={club.id} club={club} />}</DashboardList>
    </>
  );
}

function ClubRow({ club }: { club: ModeratedClub }) {
  const messages = useMessages();
  const { id, name, region, url, confirmed, pilots, flights, reports } = club;
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <span className={styles.title}>
          {confirmed ? <Link href={entityPath('club', id)}>{name}</Link> : name}
          {reports > 0 && (
            <Chip tone="warning">{messages['dashboard.reports']({ count: reports })}</Chip>
          )}
        </span>
        <span className={styles.note}>
          {region && <span>{region.name}</span>}
          {url !== undefined && <span>{url}</span>}
          <span>{messages['dashboard.club.pilots']({ count: pilots })}</span>
          <span>{messages['certificate.flights']({ count: flights })}</span>
          <span>{messages['dashboard.users.number']({ id: String(id) })}</span>
          {!confirmed && <span>{messages['dashboard.users.unverified']()}</span>}
        </span>
      </div>
      <div className={styles.actions}>
        <EditClub club={club} />
        <ClubAdministrators club={club} />
        <MergeClub club={club} />
      </div>
    </li>
  );
}
