import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseEmailSearch } from '../app/search/email-search.js';
import { MailRequest } from '../screens/auth/MailRequest.js';

export const Route = createFileRoute('/auth/recover-password')({
  validateSearch: parseEmailSearch,
  head: ({ match }) =>
    pageHead(match.context, match.context.messages['mailRequest.title']({ kind: 'recover' })),
  component: RecoverPasswordRoute,
});

function RecoverPasswordRoute() {
  return <MailRequest kind="recover" email={Route.useSearch().email} />;
}
