import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseId } from '../app/search/parse-id.js';
import { GroupPage } from '../screens/settings/GroupPage.js';

export const Route = createFileRoute('/settings/group/$group')({
  params: { parse: ({ group }) => ({ group: parseId(group) }) },
  head: ({ match: { context } }) =>
    pageHead(context, context.messages['settings.page']({ page: 'group' })),
  component: GroupRoute,
});

function GroupRoute() {
  return <GroupPage id={Route.useParams().group} />;
}
