import { getClub } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseId } from '../app/search/parse-id.js';

/** Common part of the pages of a club. */
export const Route = createFileRoute('/club/$club')({
  params: { parse: ({ club }) => ({ club: parseId(club) }) },
  loader: ({ context: { api, queryClient }, params }) =>
    queryClient.ensureQueryData(operationQuery(api, getClub, { id: params.club })),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.name),
});
