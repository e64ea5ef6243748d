export function generateSources(packages?: string[]): Promise<void>;
