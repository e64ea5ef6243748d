import { createContext } from 'react';

/** Called by a chip before it removes its filter. `FilterChips` then moves the focus to the next chip. */
export const KeepFocusContext = createContext(() => {});
