import { createContext, useContext } from 'react';

/** The flight that list and map bring out together. */
export interface Highlight {
  readonly id: number | null;
  readonly set: (id: number | null) => void;
}

/** Around a page that shows the same flights as a list and on a map. */
export const HighlightContext = createContext<Highlight>({ id: null, set: () => undefined });

export function useHighlight(): Highlight {
  return useContext(HighlightContext);
}
