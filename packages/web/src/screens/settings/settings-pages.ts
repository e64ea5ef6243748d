import {
  CreditCard,
  FileBadge,
  KeyRound,
  Languages,
  Plug,
  RadioTower,
  ShieldCheck,
  Star,
  UserRound,
  UsersRound,
} from 'lucide-react';

/** Pages of the settings in menu order. */
export const SETTINGS_PAGES = [
  'profile',
  'account',
  'internationalization',
  'customize',
  'live',
  'certificates',
  'integrations',
  'group',
  'payments',
  'tokens',
] as const;
export type SettingsPageName = (typeof SETTINGS_PAGES)[number];

export const SETTINGS_ICONS = {
  profile: UserRound,
  account: ShieldCheck,
  internationalization: Languages,
  customize: Star,
  live: RadioTower,
  certificates: FileBadge,
  integrations: Plug,
  group: UsersRound,
  payments: CreditCard,
  tokens: KeyRound,
};

export function settingsPath(page: SettingsPageName): string {
  return `/settings/${page}`;
}
