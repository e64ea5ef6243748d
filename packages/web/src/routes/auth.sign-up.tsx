import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseReturnSearch } from '../app/search/return-search.js';
import { SignUp } from '../screens/auth/SignUp.js';

export const Route = createFileRoute('/auth/sign-up')({
  validateSearch: parseReturnSearch,
  head: ({ match }) => pageHead(match.context, match.context.messages['signUp.title']()),
  component: SignUpRoute,
});

function SignUpRoute() {
  return <SignUp redirect={Route.useSearch().redirect} />;
}
