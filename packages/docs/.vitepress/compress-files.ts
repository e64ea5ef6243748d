import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Files that are smaller are sent as they are. */
const MIN_BYTES = 1024;

/** Compresses the files of a folder once, instead of by the server for each request. */
export function compressFiles(folder: string): void {
  for (const file of globSync('**/*.{html,js,css,svg,json}', { cwd: folder })) {
    const path = join(folder, file);
    const content = readFileSync(path);
    if (content.length < MIN_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${path}.gz`, gzipSync(content));
  }
}

/** The highest, 11, takes seconds for the API reference and saves a few per cent. */
const QUALITY = 9;
