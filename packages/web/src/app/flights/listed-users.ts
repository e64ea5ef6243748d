import { createContext } from 'react';

/** Users by whom the list is filtered. Empty without such a filter. */
export const ListedUsersContext = createContext<readonly number[]>([]);
