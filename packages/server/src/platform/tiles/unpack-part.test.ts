import { gzipSync } from 'node:zlib';
import { Compression } from 'pmtiles';
import { expect, test } from 'vitest';
import { MAX_PART_BYTES, unpackPart } from './unpack-part.js';

const bufferOf = (bytes: Uint8Array) => new Uint8Array(bytes).buffer;

test('returns gzipped and uncompressed parts', async () => {
  const part = Uint8Array.of(1, 2, 3);
  expect(await unpackPart(bufferOf(gzipSync(part)), Compression.Gzip)).toEqual(bufferOf(part));
  expect(await unpackPart(bufferOf(part), Compression.None)).toEqual(bufferOf(part));
});

test('refuses a part that would fill the memory', async () => {
  const bomb = bufferOf(gzipSync(new Uint8Array(MAX_PART_BYTES + 1)));
  await expect(unpackPart(bomb, Compression.Gzip)).rejects.toThrow(/larger than/);
});

test('the error names other compressions', async () => {
  await expect(unpackPart(new ArrayBuffer(3), Compression.Brotli)).rejects.toThrow(/gzip/);
});
