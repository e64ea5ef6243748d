import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import { darkTheme } from './dark.css.js';
import { highContrastTheme } from './high-contrast.css.js';
import { lightTheme } from './light.css.js';
import { root } from './root.css.js';
import './system.css.js';
import type { ThemeName } from './tokens.js';
import { useMediaQuery } from './use-media-query.js';

/** Theme that a user can choose; `system` follows the device. */
export type ThemePreference = ThemeName | 'system';

export interface ThemeProviderProps {
  preference?: ThemePreference;
  children: ReactNode;
}

const classes: Record<ThemeName, string> = {
  light: lightTheme,
  dark: darkTheme,
  'high-contrast': highContrastTheme,
};

const ThemeContext = createContext<ThemeName>('light');

/**
 * Sets the chosen theme on the root of the document, so that overlays have it too, and provides it
 * to the components inside. Use one per page.
 */
export function ThemeProvider({ preference = 'system', children }: ThemeProviderProps) {
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const contrast = useMediaQuery('(prefers-contrast: more)');
  const system: ThemeName = contrast ? 'high-contrast' : dark ? 'dark' : 'light';
  const theme = preference === 'system' ? system : preference;

  useLayoutEffect(() => {
    if (preference === 'system') return undefined;
    const { classList } = document.documentElement;
    classList.add(classes[preference]);
    return () => classList.remove(classes[preference]);
  }, [preference]);

  return (
    <ThemeContext value={theme}>
      <div className={root} style={{ display: 'contents' }}>
        {children}
      </div>
    </ThemeContext>
  );
}

/** Returns the current theme, for drawing that cannot use CSS: map and canvases. */
export function useTheme(): ThemeName {
  return useContext(ThemeContext);
}
