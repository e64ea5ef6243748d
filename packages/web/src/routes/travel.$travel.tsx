import { travelQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseId } from '../app/search/parse-id.js';
import { TravelPage } from '../screens/travel/TravelPage.js';

export const Route = createFileRoute('/travel/$travel')({
  params: { parse: ({ travel }) => ({ travel: parseId(travel) }) },
  loader: ({ context: { api, queryClient }, params }) =>
    queryClient.ensureQueryData(travelQueries.detail(api, params.travel)),
  head: ({ match: { context }, loaderData }) =>
    pageHead(context, loaderData && (loaderData.name ?? loaderData.user.name)),
  component: TravelRoute,
});

function TravelRoute() {
  const id = Route.useParams().travel;
  // A new page per travel: its state does not apply to the next.
  return <TravelPage key={id} id={id} />;
}
