import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { ClaimSuperuser } from '../screens/auth/ClaimSuperuser.js';

export const Route = createFileRoute('/auth/superuser/$token')({
  head: ({ match }) => pageHead(match.context, match.context.messages['superuser.title']()),
  component: ClaimSuperuserRoute,
});

function ClaimSuperuserRoute() {
  return <ClaimSuperuser token={Route.useParams().token} />;
}
