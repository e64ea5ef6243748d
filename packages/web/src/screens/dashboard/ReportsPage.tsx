import type { Report, ReportKind } from '@cloudstreet/sdk';
import { listReports } from '@cloudstreet/sdk/operations';
import { moderationMutations, operationPages } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Link } from '@cloudstreet/ui/controls/Link';
import { LinkSegments } from '@cloudstreet/ui/controls/LinkSegments';
import { useFocusNextItem } from '@cloudstreet/ui/layout/focus-next-item';
import { LocalDate, LocalTime } from '@cloudstreet/ui/values';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { FlightModeration } from '../../app/moderation/FlightModeration.js';
import { RemoveStory } from '../../app/moderation/RemoveStory.js';
import { RemoveWords } from '../../app/moderation/RemoveWords.js';
import { entityPath, pathWith } from '../../app/paths.js';
import * as styles from './Dashboard.css.js';
import { DashboardList } from './DashboardList.js';
import { DashboardPage } from './DashboardPage.js';
import { REPORT_STATES, type ReportState } from './dashboard-search.js';
import { SubjectLink } from './SubjectLink.js';

/** Reports of users, the newest first. */
export function ReportsPage({ state = 'open' }: { state?: ReportState | undefined }) {
  return <DashboardPage page="report">{() => <Reports state={state} />}</DashboardPage>;
}

function Reports({ state: current }: { state: ReportState }) {
  const { api } = useApp();
  const messages = useMessages();
  const list = useInfiniteQuery(operationPages(api, listReports, { state: current }));
  const { mutate } = useMutation(moderationMutations.closeReport(api));
  const rows = list.data?.pages.flat() ?? [];
  const { host, keepFocus } = useFocusNextItem(rows, { item: 'li', target: 'button' });
  return (
    <>
      <LinkSegments
        label={messages['dashboard.states']()}
        segments={REPORT_STATES.map((state) => ({
          href: pathWith('/dashboard/report', state === 'open' ? {} : { state }),
          isCurrent: state === current,
          label: messages['dashboard.reports.state']({ state }),
        }))}
      />
      <div ref={host}>
        <DashboardList list={list}>
          {(report) => (
            <ReportRow
              key={report.id}
              report={report}
              onClose={() => {
                keepFocus();
                mutate(report.id);
              }}
            />
          )}
        </DashboardList>
      </div>
    </>
  );
}

function ReportRow({ report, onClose }: { report: Report; onClose: () => void }) {
  const messages = useMessages();
  const { kind, subject_id: id, title, link, user, reason, comment, reporter, created } = report;
  const exists = title !== undefined;
  const flightId = Number(/^\/flight\/(\d+)$/.exec(link ?? '')?.[1] ?? 0);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <span className={styles.title}>
          <SubjectLink kind={kind} id={id} title={title} link={link} />
        </span>
        <span>{messages['report.reason.name']({ reason })}</span>
        {comment !== undefined && <p className={styles.prose}>{comment}</p>}
        <span className={styles.note}>
          {user && kind !== 'user' && <Link href={entityPath('user', user.id)}>{user.name}</Link>}
          <span>
            {messages['dashboard.report.by']({ name: reporter.name })} <LocalDate date={created} />{' '}
            <LocalTime time={created} />
          </span>
        </span>
      </div>
      {report.closed === undefined && (
        <div className={styles.actions}>
          {exists && kind === 'flight' && <FlightModeration id={Number(id)} isHidden={false} />}
          {exists && kind === 'story' && <RemoveStory id={Number(id)} flightId={flightId} />}
          {exists && WORDED.has(kind) && <RemoveWords reportId={report.id} />}
          {exists && user && <UserLink id={user.id} />}
          <Button
            size="small"
            aria-label={messages['dashboard.report.close.label']({ name: title ?? String(id) })}
            onPress={onClose}
          >
            {messages['dashboard.report.close']()}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Kinds with nothing else than words and a photo. */
const WORDED: ReadonlySet<ReportKind> = new Set([
  'travel',
  'task',
  'flight_collection',
  'waypoint_collection',
  'competition',
  'championship',
]);

/** Opens the account, to ban it. */
function UserLink({ id }: { id: number }) {
  const messages = useMessages();
  return (
    <Link href={pathWith('/dashboard/user', { query: String(id) })}>
      {messages['dashboard.account']()}
    </Link>
  );
}
