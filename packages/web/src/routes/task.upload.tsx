import { createFileRoute } from '@tanstack/react-router';
import { forbidFrames, requireSignIn } from '../app/guards.js';
import { pageHead } from '../app/page/page-head.js';
import { UploadTasksPage } from '../screens/task/UploadTasksPage.js';

export const Route = createFileRoute('/task/upload')({
  beforeLoad: ({ context, location }) => {
    forbidFrames(context, location.href);
    requireSignIn(context, location.href);
  },
  head: ({ match: { context } }) => pageHead(context, context.messages['task.upload']()),
  component: UploadTasksPage,
});
