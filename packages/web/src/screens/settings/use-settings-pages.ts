import { instanceQueries } from '@cloudstreet/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { SETTINGS_PAGES, type SettingsPageName } from './settings-pages.js';

/**
 * Returns the pages of this instance. Pages about payments and other services are included only if
 * configured.
 */
export function useSettingsPages(): readonly SettingsPageName[] {
  const { api } = useApp();
  const { data } = useQuery({ ...instanceQueries.detail(api), meta: { explains: 'all' } });
  return SETTINGS_PAGES.filter((page) => {
    if (page === 'payments') return data?.plans === true;
    return page !== 'integrations' || (data?.integrations.length ?? 0) > 0;
  });
}
