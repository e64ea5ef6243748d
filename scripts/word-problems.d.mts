/** Returns one line for each forbidden word in a file or its name. */
export function wordProblems(file: string, text: string): string[];
/** Returns one line for each phrase in a file that a reader may have to read twice. */
export function styleProblems(file: string, text: string): string[];
