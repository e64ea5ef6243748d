import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseReturnSearch } from '../app/search/return-search.js';
import { LogIn } from '../screens/auth/LogIn.js';

export const Route = createFileRoute('/auth/log-in')({
  validateSearch: parseReturnSearch,
  head: ({ match }) => pageHead(match.context, match.context.messages['logIn.title']()),
  component: LogInRoute,
});

function LogInRoute() {
  return <LogIn redirect={Route.useSearch().redirect} />;
}
