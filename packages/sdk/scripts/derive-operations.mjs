import { createResolver } from './resolve-references.mjs';

const CLIENT_METHODS = ['get', 'post', 'patch', 'delete'];

/**
 * Derives one description per operation, and the namespaces that group them in the client. A method is
 * named after its operation without the name of its namespace: `listFlights` is `flights.list`.
 *
 * @returns {{ operations: string, namespaces: string }} Source texts.
 */
export function deriveOperations(document) {
  const resolve = createResolver(document);
  const described = Object.entries(document.paths)
    .flatMap(([path, item]) =>
      CLIENT_METHODS.filter((method) => item[method]).map((method) => ({
        path,
        method,
        operation: item[method],
        namespace: namespaceOf(document, item[method]),
      })),
    )
    .filter(({ operation }) => !operation['x-server-only'])
    .flatMap((entry) => describe(entry, resolve));
  rejectDuplicates(described);
  return { operations: operationsText(described), namespaces: namespacesText(described) };
}

/** An operation that returns rows or a file is described twice. */
function describe({ path, method, operation, namespace }, resolve) {
  const parameters = (operation.parameters ?? []).map(resolve);
  const types = Object.keys(resolve(successOf(operation))?.content ?? {});
  const query = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const bodyTypes = Object.keys(resolve(operation.requestBody)?.content ?? {});
  const bodyType = bodyTypes.find((type) => type.endsWith('urlencoded')) ?? bodyTypes[0];
  const pageSize = operation['x-page-size'];
  const base = {
    method: method.toUpperCase(),
    path,
    ...(bodyType && { body: BODIES[bodyType] }),
    ...(bodyType && query.length > 0 && { query }),
    ...(parameters.some(({ name }) => name === 'Idempotency-Key') && { isKeyed: true }),
  };
  const hasJson = types.length === 0 || types.includes('application/json');
  const hasFile = types.some((type) => type !== 'application/json');
  const id = operation.operationId;
  const paging = pageSize && { pageSize, hasLimit: query.includes('limit') };
  const entryOf = (kind, fields) => {
    const constant = kind === 'file' && hasJson ? id.replace(/^(list|get)/, 'download') : id;
    const name = methodName(constant, namespace);
    return { id, kind, fields: { ...base, ...fields }, operation, namespace, constant, name };
  };
  return [
    ...(hasJson ? [entryOf(pageSize ? 'list' : 'body', paging)] : []),
    ...(hasFile ? [entryOf('file', { isFile: true })] : []),
  ];
}

const BODIES = {
  'application/json': 'json',
  'multipart/form-data': 'form',
  'application/x-www-form-urlencoded': 'urlencoded',
};

function successOf({ responses }) {
  return responses['200'] ?? responses['201'];
}

function namespaceOf(document, { tags: [tag] }) {
  const namespace = document.tags.find(({ name }) => name === tag)['x-namespace'];
  if (!namespace) throw new Error(`The tag ${tag} has no x-namespace.`);
  return namespace;
}

/** Drops the name of the namespace, in singular or plural, and `Detail`. */
function methodName(constant, namespace) {
  const plural = namespace.replace(/^./, (letter) => letter.toUpperCase());
  const singular = plural.replace(/ies$/, 'y').replace(/s$/, '');
  const noun = new RegExp(`(${plural}|${singular})(?:Detail)?(?![a-z])`);
  return constant.replace(noun, '');
}

function rejectDuplicates(entries) {
  const seen = new Set();
  for (const { namespace, name } of entries) {
    if (seen.has(`${namespace}.${name}`)) throw new Error(`${namespace}.${name} exists twice.`);
    seen.add(`${namespace}.${name}`);
  }
}

function operationsText(entries) {
  const constants = entries.map(({ constant, id, kind, operation, fields }) => {
    const type = kind === 'body' ? `Operation<'${id}'>` : `Operation<'${id}', '${kind}'>`;
    return `${docstring(operation)}export const ${constant}: ${type} = ${literal(fields)};\n`;
  });
  return ["import type { Operation } from '../operation.js';\n", ...constants].join('\n');
}

function namespacesText(entries) {
  const names = [...new Set(entries.map(({ namespace }) => namespace))];
  const groups = names.map((wanted) => {
    const methods = entries
      .filter(({ namespace }) => namespace === wanted)
      .map(
        ({ name, constant, operation }) =>
          `${docstring(operation, '    ')}    ${name}: operations.${constant},\n`,
      );
    return `  ${wanted}: {\n${methods.join('')}  },\n`;
  });
  return `import * as operations from './operations.js';\n\nexport const NAMESPACES = {\n${groups.join('')}} as const;\n`;
}

function docstring({ summary }, indent = '') {
  return `${indent}/** ${summary}. */\n`;
}

function literal(fields) {
  const pairs = Object.entries(fields).map(
    ([name, value]) =>
      `${name}: ${JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ')}`,
  );
  return `{ ${pairs.join(', ')} }`;
}
