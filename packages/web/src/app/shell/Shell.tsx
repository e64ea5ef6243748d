import { AppShell } from '@cloudstreet/ui/layout/AppShell';
import { HeadContent, Outlet, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../context.js';
import { lazyWithRetry } from '../lazy-with-retry.js';
import { useMessages } from '../messages.js';
import { useLogOut } from '../session.js';
import { Tips } from '../tips/Tips.js';
import { isOpen } from '../uploads/upload-queue.js';
import { useUploadWatch } from '../uploads/use-upload-watch.js';
import { usePageIdle } from '../use-page-idle.js';
import { isTabGuarded } from '../use-tab-guard.js';
import * as styles from './Shell.css.js';
import { ToastOutlet } from './ToastOutlet.js';
import { useHeadingFocus } from './use-heading-focus.js';
import { useNavigationEntries } from './use-navigation-entries.js';

const PreferencesDialog = lazyWithRetry(
  async () => (await import('./PreferencesDialog.js')).PreferencesDialog,
);

const Background = lazyWithRetry(
  async () => (await import('../background/Background.js')).Background,
);

const LogOutDialog = lazyWithRetry(async () => (await import('./LogOutDialog.js')).LogOutDialog);

/** Frame of every screen: navigation, progress, notices. */
export function Shell() {
  const messages = useMessages();
  const { uploads } = useApp();
  const logOut = useLogOut();
  const [dialog, setDialog] = useState<'preferences' | 'logOut'>();
  const hasUploads = () => uploads.get().items.some(isOpen);
  const closeDialog = () => setDialog(undefined);
  const { entries, accountEntries } = useNavigationEntries({
    showPreferences: () => setDialog('preferences'),
    logOut: () => (hasUploads() || isTabGuarded() ? setDialog('logOut') : logOut()),
  });
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' });
  const isIdle = usePageIdle();
  useHeadingFocus();
  useUploadWatch();
  return (
    <>
      <HeadContent />
      <div className={styles.progress} data-pending={isPending || undefined} />
      <AppShell
        name={messages['nav.brand']()}
        homeHref="/"
        entries={entries}
        accountEntries={accountEntries}
        notice={isIdle && <Background />}
      >
        <Outlet />
      </AppShell>
      {dialog === 'preferences' && <PreferencesDialog onClose={closeDialog} />}
      {dialog === 'logOut' && (
        <LogOutDialog hasUploads={hasUploads()} onClose={closeDialog} onLogOut={logOut} />
      )}
      <Tips />
      <ToastOutlet />
    </>
  );
}
