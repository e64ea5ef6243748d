import {
  CreditCard,
  FileBadge,
  Languages,
  ShieldCheck,
  Star,
  UserRound,
  UsersRound,
} from 'lucide-react';

/** The pages of the settings, in their order. */
export const SETTINGS_PAGES = [
  'profile',
  'account',
  'internationalization',
  'customize',
  'certificates',
  'group',
  'payments',
] as const;
export type SettingsPageName = (typeof SETTINGS_PAGES)[number];

export const SETTINGS_ICONS = {
  profile: UserRound,
  account: ShieldCheck,
  internationalization: Languages,
  customize: Star,
  certificates: FileBadge,
  group: UsersRound,
  payments: CreditCard,
};

export function settingsPath(page: SettingsPageName): string {
  return `/settings/${page}`;
}
