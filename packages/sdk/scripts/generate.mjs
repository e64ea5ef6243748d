/**
 * Bundles the contract into `openapi.json` and generates `schema.ts`, `operations.ts`, `namespaces.ts`,
 * `filter-kinds.ts` and `upload-limits.ts` from it. The target folder is the first argument, `src/generated` by default.
 */
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { deriveOperations } from './derive-operations.mjs';
import { createResolver } from './resolve-references.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = path.resolve(process.argv[2] ?? path.join(root, 'src/generated'));
const BANNER = '// Written by `npm run generate` from the files in openapi/.\n\n';
const BLOB = ts.factory.createTypeReferenceNode('Blob');

await mkdir(target, { recursive: true });
const contract = await bundleContract(path.join(target, 'openapi.json'));
await writeFile(path.join(target, 'schema.ts'), BANNER + (await deriveTypes(contract)));
const { operations, namespaces } = deriveOperations(contract);
await writeFile(path.join(target, 'operations.ts'), BANNER + operations);
await writeFile(path.join(target, 'namespaces.ts'), BANNER + namespaces);
await writeFile(path.join(target, 'filter-kinds.ts'), BANNER + deriveFilterKinds(contract));
await writeFile(path.join(target, 'upload-limits.ts'), BANNER + deriveUploadLimits(contract));

async function bundleContract(file) {
  const cli = path.join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const args = [cli, 'bundle', 'cloudstreet', '--config', 'redocly.yaml', '--output', file];
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  await promisify(execFile)(process.execPath, args, { cwd: root, env });
  return JSON.parse(await readFile(file, 'utf8'), withoutExample);
}

/** Drops examples, which would only clutter the types. */
function withoutExample(key, value) {
  return key === 'example' ? undefined : value;
}

async function deriveTypes(document) {
  const ast = await openapiTS(document, {
    // A value with a default is optional in a request.
    defaultNonNullable: false,
    // Files are passed as blobs.
    transform: (schema) => (schema.contentMediaType ? BLOB : undefined),
  });
  return astToString(ast);
}

/** Collects the filters of flight lists: the parameters with an `x-filter`. */
function deriveFilterKinds(document) {
  const resolve = createResolver(document);
  const filters = document.paths['/flight'].get.parameters
    .map(resolve)
    .filter((parameter) => parameter['x-filter'])
    .map(({ name, schema, 'x-filter': key, 'x-default': usual }) => {
      const isList = resolve(schema).type === 'array';
      const {
        type,
        enum: choices,
        pattern,
        minimum,
        maximum,
      } = resolve(isList ? resolve(schema).items : schema);
      return [
        key,
        {
          parameter: name,
          isList,
          values: { type, choices, pattern, minimum, maximum, default: usual },
        },
      ];
    });
  return `export const FILTER_KINDS = ${JSON.stringify(Object.fromEntries(filters), null, 2)} as const;\n`;
}

/** Collects the size limits of uploaded files: the fields with an `x-max-megabytes`. */
function deriveUploadLimits({ components }) {
  const limits = Object.entries(components.schemas).flatMap(([name, { properties = {} }]) => {
    const fields = Object.entries(properties)
      .filter(([, field]) => field['x-max-megabytes'] !== undefined)
      .map(([field, { 'x-max-megabytes': megabytes }]) => [field, megabytes]);
    return fields.length > 0 ? [[name, Object.fromEntries(fields)]] : [];
  });
  return `export const UPLOAD_MEGABYTES = ${JSON.stringify(Object.fromEntries(limits), null, 2)} as const;\n`;
}
