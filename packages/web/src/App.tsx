import { KitProvider } from '@cloudstreet/ui/provider';
import { OutlineGroundContext, type OutlineView } from '@cloudstreet/ui/tiles/outline-ground';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useSyncExternalStore } from 'react';
import { tagOf } from './app/locale.js';
import { OutlineGround } from './app/map/OutlineGround.js';
import { MessagesProvider } from './app/messages.js';
import { useAccount } from './app/session.js';
import type { AppRouter } from './create-app.js';

/** The application with all its providers. */
export function App({ router }: { router: AppRouter }) {
  const { context } = router.options;
  return (
    <QueryClientProvider client={context.queryClient}>
      <MessagesProvider messages={context.messages} complete={context.completeTexts}>
        <Kit router={router}>
          <OutlineGroundContext value={renderGround}>
            <RouterProvider router={router} />
          </OutlineGroundContext>
        </Kit>
      </MessagesProvider>
    </QueryClientProvider>
  );
}

function renderGround(view: OutlineView) {
  return <OutlineGround view={view} />;
}

/** Provides the kit with the user's theme and units. Units of an account apply on every device. */
function Kit({ router, children }: { router: AppRouter; children: ReactNode }) {
  const { api, preferences, locale, kitMessages } = router.options.context;
  const { theme, imposed, unit } = useSyncExternalStore(preferences.subscribe, preferences.get);
  const account = useAccount(api);
  /** A link to the current page adds no entry to the history. */
  const follow = (href: string) => {
    if (href !== router.history.location.href) router.history.push(href);
  };
  return (
    <KitProvider
      messages={kitMessages}
      locale={tagOf(locale)}
      unitSystem={account?.unit ?? unit ?? preferences.usualUnit()}
      theme={imposed ?? theme}
      navigate={follow}
    >
      {children}
    </KitProvider>
  );
}
