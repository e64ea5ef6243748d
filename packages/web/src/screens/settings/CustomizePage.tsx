import { useMessages } from '../../app/messages.js';
import { ThemeSection } from '../../app/shell/DevicePreferences.js';
import { DevicePush } from './DevicePush.js';
import { FavouriteFilters } from './FavouriteFilters.js';
import { InstallHint } from './InstallHint.js';
import { NotificationSwitches } from './NotificationSwitches.js';
import * as styles from './Settings.css.js';
import { SettingsPage } from './SettingsPage.js';

/** What the home page leads to, of what one is told, and how all pages look. */
export function CustomizePage() {
  const messages = useMessages();
  return (
    <SettingsPage page="customize">
      {(me) => (
        <>
          <FavouriteFilters me={me} />
          <NotificationSwitches me={me} />
          <DevicePush userId={me.id} />
          <ThemeSection>
            <p className={styles.hint}>{messages['customize.theme.note']()}</p>
          </ThemeSection>
          <InstallHint />
        </>
      )}
    </SettingsPage>
  );
}
