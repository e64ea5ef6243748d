export function igcFile(): Uint8Array;
