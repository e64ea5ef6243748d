/** Lists of the friends page; users find others only on their own. */
export type FriendsList = 'following' | 'followers' | 'find';

export interface FriendsSearch {
  /** List to show instead of those whom the user follows. */
  list?: Exclude<FriendsList, 'following'>;
}

/** Parses the search of the friends page; unknown lists are ignored. */
export function parseFriendsSearch({
  list,
}: { readonly [Name in keyof FriendsSearch]: unknown }): FriendsSearch {
  return list === 'followers' || list === 'find' ? { list } : {};
}
