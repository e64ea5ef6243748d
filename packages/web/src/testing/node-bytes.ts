import { vi } from 'vitest';

/**
 * Lets a test server send stored bytes, such as tracks: it runs beside jsdom, whose `Uint8Array`
 * differs from Node's. Without it, pages have no track.
 */
export function stubNodeBytes(): void {
  const bytes = Buffer.from('');
  vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer.prototype).constructor);
  vi.stubGlobal('ArrayBuffer', bytes.buffer.constructor);
}
