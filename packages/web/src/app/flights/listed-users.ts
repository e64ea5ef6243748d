import { createContext } from 'react';

/** Whose flights a list holds; empty where it is of nobody in particular. */
export const ListedUsersContext = createContext<readonly number[]>([]);
