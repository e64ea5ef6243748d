import { AppShell } from '@cloudstreet/ui/layout/AppShell';
import { HeadContent, Outlet, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { lazyPart } from '../lazy-part.js';
import { useMessages } from '../messages.js';
import * as styles from './Shell.css.js';
import { ToastOutlet } from './ToastOutlet.js';
import { useHeadingFocus } from './use-heading-focus.js';
import { useNavigationEntries } from './use-navigation-entries.js';
import { useSuperuserWarning } from './use-superuser-warning.js';

const PreferencesDialog = lazyPart(
  async () => (await import('./PreferencesDialog.js')).PreferencesDialog,
);

/** What surrounds every screen: navigation, progress, notices. */
export function Shell() {
  const messages = useMessages();
  const [showsPreferences, setShowsPreferences] = useState(false);
  const { entries, accountEntries } = useNavigationEntries(() => setShowsPreferences(true));
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' });
  useHeadingFocus();
  useSuperuserWarning();
  return (
    <>
      <HeadContent />
      <div className={styles.progress} data-pending={isPending || undefined} />
      <AppShell
        name={messages['nav.brand']()}
        homeHref="/"
        entries={entries}
        accountEntries={accountEntries}
      >
        <Outlet />
      </AppShell>
      {showsPreferences && <PreferencesDialog onClose={() => setShowsPreferences(false)} />}
      <ToastOutlet />
    </>
  );
}
