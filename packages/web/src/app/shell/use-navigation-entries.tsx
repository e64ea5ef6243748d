import { seasonOf } from '@cloudstreet/scoring/season';
import { utcDay } from '@cloudstreet/ui/filters/flight-dates';
import type { NavigationEntry } from '@cloudstreet/ui/layout/AppShell';
import { useLocation } from '@tanstack/react-router';
import {
  House,
  LayoutDashboard,
  LogIn,
  LogOut,
  Plane,
  Settings,
  SlidersHorizontal,
  Trophy,
  Upload,
  UserPlus,
  UserRound,
  Users,
} from 'lucide-react';
import { useNow } from '../context.js';
import { useMessages } from '../messages.js';
import { pathWith } from '../paths.js';
import { formatUrlSearch } from '../search/url-search.js';
import { useMe } from '../session.js';
import { returnPath } from './return-path.js';

export interface NavigationActions {
  showPreferences: () => void;
  logOut: () => void;
}

/** Returns the entries of the navigation: main pages, and those of the account. */
export function useNavigationEntries(actions: NavigationActions): {
  entries: NavigationEntry[];
  accountEntries: NavigationEntry[];
} {
  const messages = useMessages();
  const me = useMe();
  const now = useNow();
  const { href, pathname } = useLocation({
    select: (location) => ({ href: location.href, pathname: location.pathname }),
  });

  const preferences: NavigationEntry = {
    label: messages['nav.preferences'](),
    icon: <SlidersHorizontal size={22} aria-hidden />,
    onPress: actions.showPreferences,
  };
  function place(path: string, key: PlaceKey, icon: NavigationEntry['icon']): NavigationEntry {
    const isCurrent = pathname === path || pathname.startsWith(`${path}/`);
    return { label: messages[key](), icon, href: path, isCurrent };
  }
  /** Returns an entry whose page returns to the current one. Sign-in pages are not remembered. */
  function account(path: string, key: PlaceKey, icon: NavigationEntry['icon']): NavigationEntry {
    const redirect = returnPath(href);
    const search = redirect === '/' ? '' : formatUrlSearch({ redirect });
    return { ...place(path, key, icon), href: `${path}${search}` };
  }

  const ranking: NavigationEntry = {
    label: messages['nav.ranking'](),
    icon: <Trophy size={22} aria-hidden />,
    href: pathWith('/ranking/free', { season: seasonOf(utcDay(now)), category: 'pilot' }),
    isCurrent: pathname.startsWith('/ranking/'),
  };

  return {
    entries: [
      place('/', 'nav.home', <House size={22} aria-hidden />),
      place('/flight', 'nav.flights', <Plane size={22} aria-hidden />),
      place('/upload', 'nav.upload', <Upload size={22} aria-hidden />),
      ranking,
    ],
    accountEntries: me
      ? [
          {
            ...place('/feed', 'nav.feed', <Users size={22} aria-hidden />),
            count: me.friend_flight_count,
          },
          {
            ...(me.is_superuser || me.is_moderator
              ? place('/dashboard', 'nav.dashboard', <LayoutDashboard size={22} aria-hidden />)
              : place(`/user/${me.id}`, 'nav.profile', <UserRound size={22} aria-hidden />)),
            count: me.notifications,
          },
          place('/settings', 'nav.settings', <Settings size={22} aria-hidden />),
          preferences,
          {
            label: messages['nav.logOut'](),
            icon: <LogOut size={22} aria-hidden />,
            onPress: actions.logOut,
          },
        ]
      : [
          account('/auth/log-in', 'nav.logIn', <LogIn size={22} aria-hidden />),
          account('/auth/sign-up', 'nav.signUp', <UserPlus size={22} aria-hidden />),
          preferences,
        ],
  };
}

type PlaceKey =
  | 'nav.home'
  | 'nav.flights'
  | 'nav.upload'
  | 'nav.feed'
  | 'nav.profile'
  | 'nav.dashboard'
  | 'nav.settings'
  | 'nav.logIn'
  | 'nav.signUp';
