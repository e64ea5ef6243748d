/** @returns One line for each problem of a language's catalogue. */
export function messageProblems(folder: string, locale: string): string[];
/** @returns Keys of a package that no source names. */
export function unusedKeys(folder: string, sourceFolder: string): string[];

/** What tips of the day lack in a language, one line each. */
export function tipProblems(tips: unknown, locale: string): string[];
