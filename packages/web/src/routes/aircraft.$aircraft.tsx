import { getAircraft } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseId } from '../app/search/parse-id.js';

/** Common part of the pages of an aircraft. */
export const Route = createFileRoute('/aircraft/$aircraft')({
  params: { parse: ({ aircraft }) => ({ aircraft: parseId(aircraft) }) },
  loader: ({ context: { api, queryClient }, params }) =>
    queryClient.ensureQueryData(operationQuery(api, getAircraft, { id: params.aircraft })),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.name),
});
