import { createRootRouteWithContext } from '@tanstack/react-router';
import type { AppContext } from '../app/context.js';
import { Shell } from '../app/shell/Shell.js';

export const Route = createRootRouteWithContext<AppContext>()({
  component: Shell,
});
