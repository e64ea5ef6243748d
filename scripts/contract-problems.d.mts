export function contractProblems(folder?: string): Promise<string[]>;
