import { MessagesProvider as KitMessagesProvider } from '@cloudstreet/ui/messages';
import { messages as kitMessages } from '@cloudstreet/ui/messages/en-gb';
import { ThemeProvider } from '@cloudstreet/ui/theme';
import { UnitsProvider } from '@cloudstreet/ui/values';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { RouterProvider as KitRouterProvider } from 'react-aria-components';
import type { AppContext } from './context.js';
import type { AppRouter } from './create-app.js';
import { LOCALE } from './locale.js';
import { MessagesProvider } from './messages.js';

/** The application with everything that its components read from above. */
export function App({ router }: { router: AppRouter }) {
  const { preferences, queryClient, messages }: AppContext = router.options.context;
  const { theme, unit } = useSyncExternalStore(preferences.subscribe, preferences.get);
  return (
    <QueryClientProvider client={queryClient}>
      <MessagesProvider messages={messages}>
        <KitMessagesProvider messages={kitMessages}>
          <ThemeProvider preference={theme}>
            <UnitsProvider unitSystem={unit} locale={LOCALE}>
              <KitRouterProvider navigate={(href) => router.history.push(href)}>
                <RouterProvider router={router} />
              </KitRouterProvider>
            </UnitsProvider>
          </ThemeProvider>
        </KitMessagesProvider>
      </MessagesProvider>
    </QueryClientProvider>
  );
}
