export function findNode(major: number): string | undefined;
