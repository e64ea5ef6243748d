import { instanceQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { forbidFrames, requireSignIn } from '../app/guards.js';
import { pageHead } from '../app/page/page-head.js';
import { Upload } from '../screens/upload/Upload.js';

export const Route = createFileRoute('/upload')({
  beforeLoad: async ({ context, location }) => {
    forbidFrames(context, location.href);
    if (context.api.session.store.get()) return;
    const instance = await context.queryClient.ensureQueryData(instanceQueries.detail(context.api));
    if (!instance.anonymous_upload) requireSignIn(context, location.href);
  },
  // Its code is not needed elsewhere before there are files.
  loader: ({ context }) => context.uploads.open(),
  head: ({ match }) => pageHead(match.context, match.context.messages['upload.title']()),
  component: UploadRoute,
});

function UploadRoute() {
  return <Upload uploads={Route.useLoaderData()} />;
}
