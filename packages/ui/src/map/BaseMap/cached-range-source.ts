import type { RangeResponse, Source } from 'pmtiles';
import { loadWithRetry } from '../load-with-retry.js';

/** Neighbouring tiles are stored together. A first view needs one to three blocks. */
const BLOCK_BYTES = 32_768;
/**
 * Chromium on Windows loses responses if it caches parts of a file.
 *
 * @see https://issues.chromium.org/issues/40542704
 */
const CACHE = /Windows.*Chrome/.test(navigator.userAgent) ? 'no-store' : 'default';

const files = new Map<string, CachedRangeSource>();

/** Returns the file at an address, shared by all callers. */
export function cachedRangeSource(url: string): CachedRangeSource {
  const known = files.get(url);
  if (known) return known;
  const file = new CachedRangeSource(url);
  files.set(url, file);
  return file;
}

/** Removes a file that could not be read, so that it is requested again. */
export function evictRangeSource(url: string): void {
  files.delete(url);
}

/**
 * A file whose blocks are loaded on demand, each once. A host without ranges, or a service worker
 * with the file, responds with the whole file, which is then used.
 */
class CachedRangeSource implements Source {
  readonly #url: string;
  readonly #blocks = new Map<number, Promise<ArrayBuffer>>();
  #whole: ArrayBuffer | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  getKey(): string {
    return this.#url;
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const first = Math.floor(offset / BLOCK_BYTES);
    const last = Math.floor((offset + length - 1) / BLOCK_BYTES);
    const indices = Array.from({ length: last - first + 1 }, (_, i) => first + i);
    const blocks = await Promise.all(indices.map((index) => this.#block(index)));
    const data = this.#whole ?? (await new Blob(blocks).arrayBuffer());
    const start = this.#whole ? offset : offset - first * BLOCK_BYTES;
    return { data: data.slice(start, start + length) };
  }

  #block(index: number): Promise<ArrayBuffer> {
    const known = this.#blocks.get(index);
    if (known) return known;
    const block = loadWithRetry(() => this.#load(index));
    this.#blocks.set(index, block);
    block.catch(() => this.#blocks.delete(index));
    return block;
  }

  async #load(index: number): Promise<ArrayBuffer> {
    if (this.#whole) return this.#whole;
    const start = index * BLOCK_BYTES;
    const range = `bytes=${start}-${start + BLOCK_BYTES - 1}`;
    const response = await fetch(this.#url, { cache: CACHE, headers: { range } });
    if (!response.ok) throw new Error(`${this.#url}: ${response.status}`);
    const bytes = await response.arrayBuffer();
    if (response.status !== 206) this.#whole = bytes;
    return bytes;
  }
}
