import { groupQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseId } from '../app/search/parse-id.js';
import { GroupPage } from '../screens/settings/GroupPage.js';

export const Route = createFileRoute('/settings/group/$group')({
  params: { parse: ({ group }) => ({ group: parseId(group) }) },
  loader: ({ context: { api, queryClient }, params }) =>
    queryClient.ensureQueryData(groupQueries.detail(api, params.group)),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.name),
  component: GroupRoute,
});

function GroupRoute() {
  return <GroupPage id={Route.useParams().group} />;
}
