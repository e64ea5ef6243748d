import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { Drawing } from '@cloudstreet/ui/layout/Drawing';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { lazyWithRetry } from '../lazy-with-retry.js';
import { useMessages } from '../messages.js';
import { AppPage } from '../page/AppPage.js';
import * as styles from './NotFoundScreen.css.js';

// Loaded on demand, because any page may show this screen.
const SearchBox = lazyWithRetry(async () => (await import('../search/SearchBox.js')).SearchBox);

/** Shown for unknown paths and for objects unknown to the server. */
export function NotFoundScreen() {
  const messages = useMessages();
  return (
    <AppPage width="scenic" scrollKey="404">
      <title>{messages['app.title']({ page: messages['notFound.title']() })}</title>
      <div className={styles.screen}>
        <Drawing name="cloud" />
        <PageHeader title={messages['notFound.title']()} note={messages['notFound.message']()} />
        <div className={styles.search}>
          <SearchBox label={messages['notFound.search']()} />
        </div>
        <ButtonLink tone="primary" href="/flight">
          {messages['notFound.flights']()}
        </ButtonLink>
      </div>
    </AppPage>
  );
}
