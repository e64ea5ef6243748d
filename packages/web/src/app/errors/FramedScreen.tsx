import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { useRouterState } from '@tanstack/react-router';
import { useMessages } from '../messages.js';
import { AppPage } from '../page/AppPage.js';

/** Stands in a frame where a page would that acts for the signed-in user, and leads out of it. */
export function FramedScreen() {
  const messages = useMessages();
  const href = useRouterState({ select: ({ location }) => location.href });
  return (
    <AppPage width="text" scrollKey="framed">
      <title>{messages['app.title']({ page: messages['framed.title']() })}</title>
      <PageHeader title={messages['framed.title']()} note={messages['framed.message']()} />
      <Inline>
        <ButtonLink tone="primary" href={href} target="_blank" rel="noopener">
          {messages['framed.open']()}
        </ButtonLink>
      </Inline>
    </AppPage>
  );
}
