import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { ChampionshipsPage } from '../screens/central-competitions/ChampionshipsPage.js';

export const Route = createFileRoute('/task/championship/')({
  head: ({ match: { context } }) => pageHead(context, context.messages['championship.title']()),
  component: ChampionshipsPage,
});
