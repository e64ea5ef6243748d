import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-aria-components';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import * as styles from './Settings.css.js';
import { SETTINGS_ICONS, settingsPath } from './settings-pages.js';
import { useSettingsPages } from './use-settings-pages.js';

/** List of the settings pages with their contents. */
export function SettingsList() {
  const messages = useMessages();
  const pages = useSettingsPages();
  return (
    <AppPage width="scenic">
      <PageHeader title={messages['settings.title']()} />
      <nav aria-label={messages['settings.pages']()}>
        <ul className={styles.list}>
          {pages.map((page) => {
            const Icon = SETTINGS_ICONS[page];
            return (
              <li key={page}>
                <Link className={styles.entry} href={settingsPath(page)}>
                  <Icon size={22} aria-hidden />
                  <span className={styles.entryText}>
                    <span className={styles.entryTitle}>{messages['settings.page']({ page })}</span>
                    <span className={styles.hint}>{messages['settings.page.note']({ page })}</span>
                  </span>
                  <ChevronRight size={18} aria-hidden />
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    </AppPage>
  );
}
