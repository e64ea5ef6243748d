import { createContext } from 'react';

/** Users that a list is filtered by; empty without such a filter. */
export const ListedUsersContext = createContext<readonly number[]>([]);
