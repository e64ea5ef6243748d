import { createFileRoute } from '@tanstack/react-router';
import { forbidFrames, requireSignIn } from '../app/guards.js';

/** All screens of `/settings` belong to the signed-in user. */
export const Route = createFileRoute('/settings')({
  beforeLoad: ({ context, location }) => {
    forbidFrames(context, location.href);
    requireSignIn(context, location.href);
  },
});
