import { Languages, ShieldCheck, Star, UserRound } from 'lucide-react';

/** The pages of the settings, in their order. */
export const SETTINGS_PAGES = ['profile', 'account', 'internationalization', 'customize'] as const;
export type SettingsPageName = (typeof SETTINGS_PAGES)[number];

export const SETTINGS_ICONS = {
  profile: UserRound,
  account: ShieldCheck,
  internationalization: Languages,
  customize: Star,
};

export function settingsPath(page: SettingsPageName): string {
  return `/settings/${page}`;
}
