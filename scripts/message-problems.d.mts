/** @returns One line for each problem of a language's catalogue. */
export function messageProblems(folder: string, locale: string): string[];
/** @returns Keys of a package that no source names. */
export function unusedKeys(folder: string, sourceFolder: string): string[];

/** Returns one line for each problem of the tips of the day in a language. */
export function tipProblems(tips: unknown, locale: string): string[];
