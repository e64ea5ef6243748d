import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { CompetitionsPage } from '../screens/competition/CompetitionsPage.js';
import {
  type CompetitionsSearch,
  parseCompetitionsSearch,
} from '../screens/competition/competition-search.js';

export const Route = createFileRoute('/task/score/')({
  // The page reads it, so that the first bundle of the application does not.
  validateSearch: (search: CompetitionsSearch) => search,
  head: ({ match: { context } }) => pageHead(context, context.messages['competition.title']()),
  component: CompetitionsRoute,
});

function CompetitionsRoute() {
  return <CompetitionsPage search={parseCompetitionsSearch(Route.useSearch())} />;
}
