import type { Dashboard } from '@cloudstreet/sdk';
import { getDashboard } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { useUnits } from '@cloudstreet/ui/values';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { useMessages } from '../../app/messages.js';
import { pathWith } from '../../app/paths.js';
import { DashboardPage } from './DashboardPage.js';

const RELOAD_MS = 30_000;
const BYTES_OF_MB = 1_000_000;
const BYTES_OF_GB = 1_000_000_000;
const WAITING = ['reports', 'reported', 'hidden', 'invalid', 'pending'] as const;
const JOB_STATES = ['waiting', 'running', 'failing'] as const;

/** Counts of things that wait for moderators, and the state of the server. */
export function OverviewPage() {
  return <DashboardPage page="overview">{() => <Overview />}</DashboardPage>;
}

function Overview() {
  const { api } = useApp();
  const { data, isLoadingError, refetch } = useQuery({
    ...operationQuery(api, getDashboard),
    refetchInterval: RELOAD_MS,
  });
  if (isLoadingError) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="16rem" />;
  return (
    <>
      <Waiting open={data.open} />
      <Server dashboard={data} />
      <Jobs jobs={data.jobs} />
    </>
  );
}

function Waiting({ open }: Pick<Dashboard, 'open'>) {
  const messages = useMessages();
  return (
    <Section title={messages['dashboard.waiting']()}>
      <DescriptionList>
        {WAITING.map((what) => (
          <Description key={what} term={messages['dashboard.count']({ what })}>
            <Link
              href={
                what === 'reports'
                  ? '/dashboard/report'
                  : pathWith('/dashboard/flight', { state: what })
              }
            >
              {open[what]}
            </Link>
          </Description>
        ))}
      </DescriptionList>
    </Section>
  );
}

function Server({ dashboard: { version, storage } }: { dashboard: Dashboard }) {
  const messages = useMessages();
  const { locale } = useUnits();
  const format = (bytes: number) => {
    const isLarge = bytes >= BYTES_OF_GB;
    const options = { style: 'unit', unit: isLarge ? 'gigabyte' : 'megabyte' } as const;
    const value = bytes / (isLarge ? BYTES_OF_GB : BYTES_OF_MB);
    return new Intl.NumberFormat(locale, { ...options, maximumSignificantDigits: 3 }).format(value);
  };
  return (
    <Section title={messages['dashboard.server']()}>
      <DescriptionList>
        <Description term={messages['dashboard.version']()}>{version}</Description>
        <Description term={messages['dashboard.database']()}>
          {format(storage.database_bytes)}
        </Description>
        <Description term={messages['dashboard.free']()}>{format(storage.free_bytes)}</Description>
      </DescriptionList>
    </Section>
  );
}

function Jobs({ jobs }: Pick<Dashboard, 'jobs'>) {
  const messages = useMessages();
  return (
    <Section title={messages['dashboard.jobs']()}>
      {jobs.length === 0 && <p>{messages['dashboard.jobs.none']()}</p>}
      <DescriptionList>
        {jobs.map((job) => (
          <Description key={job.queue} term={job.queue}>
            {JOB_STATES.filter((state) => job[state] > 0)
              .map((state) => messages['dashboard.jobs.state']({ state, count: job[state] }))
              .join(' · ')}
          </Description>
        ))}
      </DescriptionList>
    </Section>
  );
}
