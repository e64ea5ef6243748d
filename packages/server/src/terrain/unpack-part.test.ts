import { gzipSync } from 'node:zlib';
import { Compression } from 'pmtiles';
import { expect, test } from 'vitest';
import { MAX_PART_BYTES, unpackPart } from './unpack-part.js';

const bufferOf = (bytes: Uint8Array) => new Uint8Array(bytes).buffer;

test('what is packed with gzip, or not at all, is there whole', async () => {
  const part = Uint8Array.of(1, 2, 3);
  expect(await unpackPart(bufferOf(gzipSync(part)), Compression.Gzip)).toEqual(bufferOf(part));
  expect(await unpackPart(bufferOf(part), Compression.None)).toEqual(bufferOf(part));
});

test('a part that would fill the memory is refused', async () => {
  const bomb = bufferOf(gzipSync(new Uint8Array(MAX_PART_BYTES + 1)));
  await expect(unpackPart(bomb, Compression.Gzip)).rejects.toThrow(/larger than/);
});

test('other packings are named', async () => {
  await expect(unpackPart(new ArrayBuffer(3), Compression.Brotli)).rejects.toThrow(/gzip/);
});
