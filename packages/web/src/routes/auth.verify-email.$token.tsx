import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { VerifyEmail } from '../screens/auth/VerifyEmail.js';

export const Route = createFileRoute('/auth/verify-email/$token')({
  head: ({ match }) => pageHead(match.context, match.context.messages['verifyEmail.title']()),
  component: VerifyEmailRoute,
});

function VerifyEmailRoute() {
  return <VerifyEmail token={Route.useParams().token} />;
}
