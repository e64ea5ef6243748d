import { createFileRoute } from '@tanstack/react-router';
import { forbidFrames, requireSignIn } from '../app/guards.js';
import { pageHead } from '../app/page/page-head.js';
import { Upload } from '../screens/upload/Upload.js';

export const Route = createFileRoute('/upload')({
  beforeLoad: ({ context, location }) => {
    forbidFrames(context, location.href);
    requireSignIn(context, location.href);
  },
  head: ({ match }) => pageHead(match.context, match.context.messages['upload.title']()),
  component: Upload,
});
