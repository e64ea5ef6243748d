import { getAirport } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseId } from '../app/search/parse-id.js';

/** Common part of the pages of an airport. */
export const Route = createFileRoute('/airport/$airport')({
  params: { parse: ({ airport }) => ({ airport: parseId(airport) }) },
  loader: ({ context: { api, queryClient }, params }) =>
    queryClient.ensureQueryData(operationQuery(api, getAirport, { id: params.airport })),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.name),
});
