import { createFileRoute } from '@tanstack/react-router';
import { forbidFrames } from '../app/guards.js';

/** All screens of `/auth` ask for secrets, so other sites may not frame them. */
export const Route = createFileRoute('/auth')({
  beforeLoad: ({ context, location }) => forbidFrames(context, location.href),
});
