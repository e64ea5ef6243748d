import { OfflineNotice } from './OfflineNotice.js';
import { Reminders } from './Reminders.js';
import { useAccountWatch } from './use-account-watch.js';
import { useForegroundRenewal } from './use-foreground-renewal.js';
import { useImposedTheme } from './use-imposed-theme.js';
import { useNotifications } from './use-notifications.js';
import { usePersistedUploads } from './use-persisted-uploads.js';
import { useScriptErrors } from './use-script-errors.js';
import { useServiceWorker } from './use-service-worker.js';

/** Background tasks of the application, loaded once the first page is idle. */
export function Background() {
  useForegroundRenewal();
  useScriptErrors();
  useAccountWatch();
  usePersistedUploads();
  useServiceWorker();
  useNotifications();
  useImposedTheme();
  return (
    <>
      <OfflineNotice />
      <Reminders />
    </>
  );
}
