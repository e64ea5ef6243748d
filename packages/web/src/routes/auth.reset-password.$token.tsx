import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { ResetPassword } from '../screens/auth/ResetPassword.js';

export const Route = createFileRoute('/auth/reset-password/$token')({
  head: ({ match }) =>
    pageHead(match.context, match.context.messages['mailRequest.title']({ kind: 'recover' })),
  component: ResetPasswordRoute,
});

function ResetPasswordRoute() {
  return <ResetPassword token={Route.useParams().token} />;
}
