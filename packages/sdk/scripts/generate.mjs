/**
 * Bundles the contract into `openapi.json` and derives `schema.ts` from it, both in the folder given
 * as argument, `src/generated` by default.
 */
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = path.resolve(process.argv[2] ?? path.join(root, 'src/generated'));
const BANNER = '// Written by `npm run generate` from the files in openapi/.\n\n';
const BLOB = ts.factory.createTypeReferenceNode('Blob');

await mkdir(target, { recursive: true });
const contract = await bundleContract(path.join(target, 'openapi.json'));
await writeFile(path.join(target, 'schema.ts'), BANNER + (await deriveTypes(contract)));

async function bundleContract(file) {
  const cli = path.join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const args = [cli, 'bundle', 'cloudstreet', '--config', 'redocly.yaml', '--output', file];
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  await promisify(execFile)(process.execPath, args, { cwd: root, env });
  return JSON.parse(await readFile(file, 'utf8'), withoutExample);
}

/** Examples are for the documentation; in the types they would only fill the page. */
function withoutExample(key, value) {
  return key === 'example' ? undefined : value;
}

async function deriveTypes(document) {
  const ast = await openapiTS(document, {
    // A value with a default may be left out of a request.
    defaultNonNullable: false,
    // Files travel as they are.
    transform: (schema) => (schema.contentMediaType ? BLOB : undefined),
  });
  return astToString(ast);
}
