import { listCentralCompetitions } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { CentralCompetitionsPage } from '../screens/central-competitions/CentralCompetitionsPage.js';

export const Route = createFileRoute('/task/soaringspot/')({
  loader: ({ context: { api, queryClient } }) =>
    queryClient.ensureQueryData(operationQuery(api, listCentralCompetitions, {})),
  head: ({ match: { context } }) => pageHead(context, context.messages['central.title']()),
  component: CentralCompetitionsPage,
});
