import type { FastifyInstance } from 'fastify';
import { MethodNotAllowedError, NotFoundError } from '../errors/errors.js';
import { BASE_PATH, documentOperations } from './contract-document.js';

/** Outside the API, everything is only read. */
export const READ_METHODS: readonly string[] = ['GET', 'HEAD'];

/** Methods that an address of the API may have. */
const METHODS = [...READ_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Rejects methods that an address does not have, before anything else is checked.
 *
 * @param routeOf Returns a path of the contract in the router's form.
 */
export function rejectWrongMethods(app: FastifyInstance, routeOf: (path: string) => string): void {
  const paths = allowedMethods();
  for (const [path, allowed] of paths) {
    app.route({
      method: METHODS.filter((method) => !allowed.includes(method)),
      url: routeOf(path),
      onRequest: async () => {
        throw new MethodNotAllowedError(allowed);
      },
      handler: async () => undefined,
    });
  }
  // The router has no routes for other methods that Node reads, such as PROPFIND.
  const patterns = paths.map(([path, allowed]) => [patternOf(path), allowed] as const);
  app.addHook('onRequest', async ({ is404, method, url }) => {
    if (!is404) return;
    const [path = ''] = url.split('?');
    const isOfApi = path === BASE_PATH || path.startsWith(`${BASE_PATH}/`);
    const allowed = isOfApi ? patterns.find(([pattern]) => pattern.test(path))?.[1] : READ_METHODS;
    if (!allowed) throw new NotFoundError();
    if (!allowed.includes(method)) throw new MethodNotAllowedError(allowed);
  });
}

/** Paths of the contract with their methods; those without parameters first. */
function allowedMethods(): [path: string, methods: readonly string[]][] {
  const allowed = new Map<string, string[]>();
  for (const { path, method } of documentOperations()) {
    const methods = method === 'get' ? READ_METHODS : [method.toUpperCase()];
    allowed.set(path, [...(allowed.get(path) ?? []), ...methods]);
  }
  return [...allowed].toSorted(([one], [other]) => parametersIn(one) - parametersIn(other));
}

function parametersIn(path: string): number {
  return path.split('{').length - 1;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${BASE_PATH}${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);
}
