import { vi } from 'vitest';

/**
 * Lets the server of a test send what it has stored as bytes, such as tracks: it runs beside jsdom,
 * whose `Uint8Array` is none of Node's. Without it, pages have no track, and draw none.
 */
export function stubNodeBytes(): void {
  const bytes = Buffer.from('');
  vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer.prototype).constructor);
  vi.stubGlobal('ArrayBuffer', bytes.buffer.constructor);
}
