import { instanceQueries } from '@cloudstreet/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { SETTINGS_PAGES, type SettingsPageName } from './settings-pages.js';

/** The pages that there are on this instance: where nobody pays, none is about payments. */
export function useSettingsPages(): readonly SettingsPageName[] {
  const { api } = useApp();
  const { data } = useQuery({ ...instanceQueries.detail(api), meta: { explains: 'all' } });
  return SETTINGS_PAGES.filter((page) => page !== 'payments' || data?.plans === true);
}
