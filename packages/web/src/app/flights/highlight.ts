import { createContext, useContext } from 'react';

/** Flight that is highlighted in list and map. */
export interface Highlight {
  readonly id: number | null;
  readonly set: (id: number | null) => void;
}

/** Provided by pages that show the same flights as a list and on a map. */
export const HighlightContext = createContext<Highlight>({ id: null, set: () => undefined });

export function useHighlight(): Highlight {
  return useContext(HighlightContext);
}
