import { instanceQueries } from '@cloudstreet/sdk/react';
import { useMediaQuery } from '@cloudstreet/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '../context.js';
import { useMe } from '../session.js';

/**
 * Sets the light theme for users who cannot choose one. High contrast requested by the device
 * stays.
 */
export function useImposedTheme(): void {
  const { api, preferences } = useApp();
  const me = useMe();
  const needsContrast = useMediaQuery('(prefers-contrast: more)');
  const instance = useQuery({ ...instanceQueries.detail(api), meta: { explains: 'all' } }).data;

  useEffect(() => {
    if (!instance || me === undefined) return;
    const isFree = instance.themes === 'everyone' || me?.access !== undefined;
    const usual = needsContrast ? 'high-contrast' : 'light';
    const imposed = isFree ? undefined : usual;
    if (imposed !== preferences.get().imposed) preferences.set({ imposed });
  }, [instance, me, needsContrast, preferences]);
}
