import { useMessages } from '../../app/messages.js';
import { ThemeSection } from '../../app/shell/DevicePreferences.js';
import { DevicePush } from './DevicePush.js';
import { FavouriteFilters } from './FavouriteFilters.js';
import { FollowSettings } from './FollowSettings.js';
import { InstallHint } from './InstallHint.js';
import { NotificationSwitches } from './NotificationSwitches.js';
import * as styles from './Settings.css.js';
import { SettingsPage } from './SettingsPage.js';

/** Settings of saved filters, notifications and appearance. */
export function CustomizePage() {
  const messages = useMessages();
  return (
    <SettingsPage page="customize">
      {(me) => (
        <>
          <FavouriteFilters me={me} />
          <NotificationSwitches me={me} />
          <DevicePush userId={me.id} />
          <FollowSettings me={me} />
          <ThemeSection>
            <p className={styles.hint}>{messages['customize.theme.note']()}</p>
          </ThemeSection>
          <InstallHint />
        </>
      )}
    </SettingsPage>
  );
}
