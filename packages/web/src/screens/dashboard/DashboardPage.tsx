import type { Me } from '@cloudstreet/sdk';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { LinkSegments } from '@cloudstreet/ui/controls/LinkSegments';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { Bell, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../app/messages.js';
import { isModerator } from '../../app/moderation/is-moderator.js';
import { AppPage } from '../../app/page/AppPage.js';
import { entityPath, notificationsPath } from '../../app/paths.js';
import { useMe } from '../../app/session.js';

const PAGES = ['overview', 'report', 'flight', 'user', 'club', 'audit'] as const;

export type DashboardPageName = (typeof PAGES)[number];

export interface DashboardPageProps {
  page: DashboardPageName;
  children: (me: Me) => ReactNode;
}

/** A page of the dashboard with links to the others, for moderators and superusers. */
export function DashboardPage({ page: current, children }: DashboardPageProps) {
  const messages = useMessages();
  const me = useMe();
  return (
    <AppPage width="text">
      <PageHeader
        title={messages['dashboard.page']({ page: current })}
        note={messages['nav.dashboard']()}
        actions={
          me && (
            <>
              {/* The navigation has the dashboard in their place. */}
              <ButtonLink size="small" href={entityPath('user', me.id)}>
                <UserRound size={16} aria-hidden />
                {messages['nav.profile']()}
              </ButtonLink>
              <ButtonLink size="small" href={notificationsPath(me.id)}>
                <Bell size={16} aria-hidden />
                {messages['notifications.open']({ count: me.notifications })}
              </ButtonLink>
            </>
          )
        }
      />
      {me === undefined && <Skeleton height="20rem" />}
      {me && isModerator(me) && (
        <>
          <DashboardTabs current={current} />
          {children(me)}
        </>
      )}
      {me !== undefined && !isModerator(me) && (
        <EmptyState title={messages['dashboard.forbidden']()} drawing="windsock">
          {messages['dashboard.forbidden.message']()}
        </EmptyState>
      )}
    </AppPage>
  );
}

function DashboardTabs({ current }: { current: DashboardPageName }) {
  const messages = useMessages();
  return (
    <LinkSegments
      label={messages['nav.dashboard']()}
      segments={PAGES.map((page) => ({
        href: page === 'overview' ? '/dashboard' : `/dashboard/${page}`,
        isCurrent: page === current,
        label: messages['dashboard.page']({ page }),
      }))}
    />
  );
}
