import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseEmailSearch } from '../app/search/email-search.js';
import { MailRequest } from '../screens/auth/MailRequest.js';

export const Route = createFileRoute('/auth/resend-verification')({
  validateSearch: parseEmailSearch,
  head: ({ match }) =>
    pageHead(match.context, match.context.messages['mailRequest.title']({ kind: 'resend' })),
  component: ResendVerificationRoute,
});

function ResendVerificationRoute() {
  return <MailRequest kind="resend" email={Route.useSearch().email} />;
}
