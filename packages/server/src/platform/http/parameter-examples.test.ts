import { expect, test } from 'vitest';
import { documentOperations, type Parameter } from './contract-document.js';
import { requestValidator } from './validation.js';

const PARTS = { path: 'params', query: 'querystring', header: 'headers' };

const parameters = documentOperations().flatMap(({ operationId, parameters: own }) =>
  own.map((parameter) => ({ operationId, ...(parameter as Parameter & { example?: unknown }) })),
);

test('each parameter has an example', () => {
  const without = parameters.filter(({ example }) => example === undefined);
  expect(without.map(({ operationId, name }) => `${operationId}: ${name}`)).toEqual([]);
});

/** Returns the example as a request carries it: as text, or a list of texts. */
function sent(example: unknown): string | string[] {
  return Array.isArray(example) ? example.map(String) : String(example);
}

test('the server accepts each example', () => {
  const compile = requestValidator();
  const refused = parameters.filter(({ name, in: place, schema, example }) => {
    const validate = compile({
      schema: { type: 'object', properties: { [name]: schema } },
      httpPart: PARTS[place],
      method: 'GET',
      url: '/',
    });
    // Headers arrive in lower case.
    const key = place === 'header' ? name.toLowerCase() : name;
    return 'error' in (validate({ [key]: sent(example) }) as object);
  });
  expect(refused.map(({ operationId, name }) => `${operationId}: ${name}`)).toEqual([]);
});
