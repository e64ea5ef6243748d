import { createFileRoute } from '@tanstack/react-router';
import { forbidFrames } from '../app/guards.js';

/** All screens of `/auth` ask for secrets, so none may stand in a frame. */
export const Route = createFileRoute('/auth')({
  beforeLoad: ({ context, location }) => forbidFrames(context, location.href),
});
