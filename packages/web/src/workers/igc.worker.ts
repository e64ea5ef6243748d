import { expose } from 'comlink';
import { type CheckRequest, checkFile } from './check-file.js';
import { type TryRequest, tryFile } from './try-file.js';

const functions = {
  /**
   * Returns `undefined` if the file could not be read, which does not mean that the worker failed.
   */
  checkFile: (request: CheckRequest) => checkFile(request).catch(() => undefined),
  tryFile: (request: TryRequest) => tryFile(request),
};
export type IgcFunctions = typeof functions;

expose(functions);
