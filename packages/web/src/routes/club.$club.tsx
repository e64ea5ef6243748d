import { getClub } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseId } from '../app/search/parse-id.js';

/** Common part of the pages of a club. */
export const Route = createFileRoute('/club/$club')({
  params: { parse: ({ club }) => ({ club: parseId(club) }) },
  loader: async ({ context: { api, queryClient }, params, location }) => {
    const club = await queryClient.ensureQueryData(
      operationQuery(api, getClub, { id: params.club }),
    );
    // It was merged into another club.
    if (club.id !== params.club) {
      const to = location.pathname.replace(String(params.club), String(club.id));
      // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to redirect
      throw redirect({ to, replace: true });
    }
    return club;
  },
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.name),
});
