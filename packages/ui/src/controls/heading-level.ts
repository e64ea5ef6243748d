import { createContext, useContext } from 'react';

export type HeadingLevelWithin = 2 | 3 | 4;

/** Level of headings within the nearest section or dialog. */
export const HeadingLevel = createContext<HeadingLevelWithin | undefined>(undefined);

/**
 * Returns the level of a heading within the nearest section or dialog.
 *
 * @param outside Level if there is none.
 */
export function useHeadingLevel(outside: HeadingLevelWithin): HeadingLevelWithin {
  return useContext(HeadingLevel) ?? outside;
}
