import { document } from '@cloudstreet/sdk/contract';
import { flightOperations } from './flights/index.js';
import type { Operation } from './http/operation.js';
import { userOperations } from './users/index.js';

const built: readonly Operation[] = [...userOperations, ...flightOperations];

/** Everything this server does of the contract. */
export const operations: readonly Operation[] = [
  ...built,
  ...Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .map(({ operationId }) => operationId)
    .filter((id) => id && !built.some(({ operationId }) => operationId === id))
    .map((operationId) => ({
      operationId,
      handle: () => Promise.reject(new Error(`${operationId} is not built yet`)),
    })),
];
