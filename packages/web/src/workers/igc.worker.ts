import { expose } from 'comlink';
import { type CheckRequest, checkFile } from './check-file.js';

const functions = {
  /**
   * Returns `undefined` if the file could not be read, which does not mean that the worker failed.
   */
  checkFile: (request: CheckRequest) => checkFile(request).catch(() => undefined),
};
export type IgcFunctions = typeof functions;

expose(functions);
