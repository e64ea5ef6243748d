import { createFileRoute } from '@tanstack/react-router';
import { forbidFrames, requireSignIn } from '../app/guards.js';

/** All screens of `/settings` act for whoever is signed in. */
export const Route = createFileRoute('/settings')({
  beforeLoad: ({ context, location }) => {
    forbidFrames(context, location.href);
    requireSignIn(context, location.href);
  },
});
