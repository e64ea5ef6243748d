import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { UpdateEmail } from '../screens/auth/UpdateEmail.js';

export const Route = createFileRoute('/auth/update-email/$token')({
  head: ({ match }) => pageHead(match.context, match.context.messages['updateEmail.title']()),
  component: UpdateEmailRoute,
});

function UpdateEmailRoute() {
  return <UpdateEmail token={Route.useParams().token} />;
}
