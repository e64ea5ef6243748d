import type { Me } from '@cloudstreet/sdk';
import { ButtonLink, Link } from '@cloudstreet/ui/controls/Link';
import { LinkSegments } from '@cloudstreet/ui/controls/LinkSegments';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import type { ReactNode } from 'react';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { useMe } from '../../app/session.js';
import * as styles from './Settings.css.js';
import { SETTINGS_ICONS, type SettingsPageName, settingsPath } from './settings-pages.js';
import { useSettingsPages } from './use-settings-pages.js';

export interface SettingsPageProps {
  page: SettingsPageName;
  /** Title of a section; by default that of the page. */
  title?: string | undefined;
  children: (me: Me) => ReactNode;
}

/** Pages whose content would lie on the landscape. */
const LONG: ReadonlySet<SettingsPageName> = new Set(['profile', 'account', 'customize']);

/** A settings page with links to the others. */
export function SettingsPage({ page: current, title, children }: SettingsPageProps) {
  const messages = useMessages();
  const me = useMe();
  const pages = useSettingsPages();
  return (
    <AppPage width={LONG.has(current) ? 'text' : 'scenic'}>
      <div className={styles.layout}>
        <div className={styles.tabs}>
          <LinkSegments
            label={messages['settings.pages']()}
            isVertical
            segments={pages.map((page) => {
              const Icon = SETTINGS_ICONS[page];
              return {
                href: settingsPath(page),
                isCurrent: page === current,
                label: (
                  <>
                    <Icon size={16} aria-hidden />
                    {messages['settings.page']({ page })}
                  </>
                ),
              };
            })}
          />
        </div>
        <div className={styles.back}>
          <Link href="/settings">{messages['settings.title']()}</Link>
        </div>
        <div className={styles.page}>
          <PageHeader title={title ?? messages['settings.page']({ page: current })} />
          <div className={styles.content}>
            {me && children(me)}
            {me === undefined && <Skeleton height="20rem" />}
            {me === null && <LoggedOut page={current} />}
          </div>
        </div>
      </div>
    </AppPage>
  );
}

/** Shown after signing out in another tab, or if the session expired. */
function LoggedOut({ page }: { page: SettingsPageName }) {
  const messages = useMessages();
  const way = new URLSearchParams({ redirect: settingsPath(page) });
  return (
    <EmptyState
      title={messages['error.session.title']()}
      action={<ButtonLink href={`/auth/log-in?${way}`}>{messages['logIn.title']()}</ButtonLink>}
    >
      {messages['error.session.message']()}
    </EmptyState>
  );
}
