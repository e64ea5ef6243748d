import { expect, test } from 'vitest';
import { openArchive } from './open-archive.js';
import { urlReader } from './range-reader.js';
import { makeArchive } from './testing/make-archive.js';
import { serveRanges } from './testing/serve-ranges.js';

test('names a change of the file as the reason', async () => {
  const source = await serveRanges(makeArchive({ '0/0/0': Buffer.from('a tile') }));
  const archive = await openArchive('map', urlReader(source.url));
  source.etag = '"2"';
  await expect(archive.readDirectory(1, 100)).rejects.toThrow('it has changed meanwhile');
});
