import type { AuditAction, AuditEntry } from '@cloudstreet/sdk';
import { listAuditEntries } from '@cloudstreet/sdk/operations';
import { operationPages } from '@cloudstreet/sdk/react';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Select } from '@cloudstreet/ui/fields/Select';
import { LocalDate, LocalTime } from '@cloudstreet/ui/values';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { entityPath } from '../../app/paths.js';
import * as styles from './Dashboard.css.js';
import { DashboardList } from './DashboardList.js';
import { DashboardPage } from './DashboardPage.js';
import { AUDIT_ACTIONS } from './dashboard-search.js';
import { SubjectLink } from './SubjectLink.js';
import { useShowPage } from './use-show-page.js';

/** Everything that moderators and superusers did, the newest first. */
export function AuditPage({ action }: { action?: AuditAction | undefined }) {
  return <DashboardPage page="audit">{() => <Audit action={action} />}</DashboardPage>;
}

function Audit({ action }: { action: AuditAction | undefined }) {
  const { api } = useApp();
  const messages = useMessages();
  const show = useShowPage('audit');
  const list = useInfiniteQuery(
    operationPages(api, listAuditEntries, action ? { action_in: [action] } : {}),
  );
  return (
    <>
      <p>{messages['dashboard.audit.note']()}</p>
      <span>
        <Select
          label={messages['dashboard.audit.filter']()}
          look="chip"
          value={action ?? 'all'}
          options={[
            { id: 'all' as const, label: messages['dashboard.audit.all']() },
            ...AUDIT_ACTIONS.map((id) => ({
              id,
              label: messages['dashboard.audit.action']({ action: id }),
            })),
          ]}
          onChange={(chosen) => show(chosen === 'all' ? {} : { action: chosen })}
        />
      </span>
      <DashboardList list={list}>
        {(entry) => <AuditRow key={entry.id} entry={entry} />}
      </DashboardList>
    </>
  );
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const messages = useMessages();
  const { action, kind, subject_id: id, title, link, note, actor, created } = entry;
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <span className={styles.title}>{messages['dashboard.audit.action']({ action })}</span>
        <span className={styles.actions}>
          <SubjectLink kind={kind} id={id} title={title} link={link} />
        </span>
        {note !== undefined && <p className={styles.prose}>{note}</p>}
        <span className={styles.note}>
          {actor ? (
            <Link href={entityPath('user', actor.id)}>{actor.name}</Link>
          ) : (
            <span>{messages['dashboard.audit.unknown']()}</span>
          )}
          <span>
            <LocalDate date={created} /> <LocalTime time={created} />
          </span>
        </span>
      </div>
    </li>
  );
}
