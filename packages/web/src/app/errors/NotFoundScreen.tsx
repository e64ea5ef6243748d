import { Button } from '@cloudstreet/ui/controls/Button';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { useRouter } from '@tanstack/react-router';
import { lazyWithRetry } from '../lazy-with-retry.js';
import { useMessages } from '../messages.js';
import { AppPage } from '../page/AppPage.js';

// Loaded on demand, because any page may show this screen.
const SearchBox = lazyWithRetry(async () => (await import('../search/SearchBox.js')).SearchBox);

/** Shown for unknown paths and for objects unknown to the server. */
export function NotFoundScreen() {
  const messages = useMessages();
  const router = useRouter();
  return (
    <AppPage width="text" scrollKey="404">
      <title>{messages['app.title']({ page: messages['notFound.title']() })}</title>
      <PageHeader title={messages['notFound.title']()} note={messages['notFound.message']()} />
      <SearchBox label={messages['notFound.search']()} />
      <Inline>
        <ButtonLink tone="primary" href="/flight">
          {messages['notFound.flights']()}
        </ButtonLink>
        <Button onPress={() => router.history.back()}>{messages['notFound.back']()}</Button>
      </Inline>
    </AppPage>
  );
}
