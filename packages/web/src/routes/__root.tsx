import { createRootRouteWithContext } from '@tanstack/react-router';
import type { AppContext } from '../app/context.js';
import { Shell } from '../app/shell/Shell.js';

export const Route = createRootRouteWithContext<AppContext>()({
  // Only the home page has its texts from the start.
  beforeLoad: async ({ context, location }) => {
    if (location.pathname !== '/') await context.completeTexts();
  },
  component: Shell,
});
