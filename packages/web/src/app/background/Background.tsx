import { OfflineNotice } from './OfflineNotice.js';
import { Reminders } from './Reminders.js';
import { useForegroundRenewal } from './use-foreground-renewal.js';
import { useScriptErrors } from './use-script-errors.js';

/** What the application does besides showing pages; loaded once the first of them is at rest. */
export function Background() {
  useForegroundRenewal();
  useScriptErrors();
  return (
    <>
      <OfflineNotice />
      <Reminders />
    </>
  );
}
