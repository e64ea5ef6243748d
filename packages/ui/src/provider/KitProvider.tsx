import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { type Navigate, NavigationContext } from '../controls/Link/navigation.js';
import { MessagesProvider, type MessagesProviderProps } from '../messages/MessagesProvider.js';
import { type ThemePreference, ThemeProvider } from '../theme/ThemeProvider.js';
import { type UnitPreferences, UnitsProvider } from '../values/UnitsProvider.js';

export interface KitProviderProps extends UnitPreferences {
  /** A loaded catalogue, such as `messages` of `@cloudstreet/ui/messages/en-gb`. */
  messages: MessagesProviderProps['messages'];
  /** Defaults to the device's theme. */
  theme?: ThemePreference;
  /** Shows a page in the application's router. Without it, links load their pages. */
  navigate?: Navigate | undefined;
  children: ReactNode;
}

/** Provides everything that components need: texts, language, units, theme and links. */
export function KitProvider(props: KitProviderProps) {
  const { messages, theme = 'system', navigate, children, ...units } = props;
  return (
    <MessagesProvider messages={messages}>
      <ThemeProvider preference={theme}>
        <I18nProvider locale={units.locale}>
          <UnitsProvider {...units}>
            <LinksProvider navigate={navigate}>{children}</LinksProvider>
          </UnitsProvider>
        </I18nProvider>
      </ThemeProvider>
    </MessagesProvider>
  );
}

function LinksProvider({ navigate, children }: Pick<KitProviderProps, 'navigate' | 'children'>) {
  if (!navigate) return children;
  return (
    <NavigationContext value={navigate}>
      <RouterProvider navigate={navigate}>{children}</RouterProvider>
    </NavigationContext>
  );
}
