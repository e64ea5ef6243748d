import { expose } from 'comlink';
import { type CheckRequest, checkFile } from './check-file.js';

const functions = {
  /** Returns `undefined` if the file could not be read, which says nothing about the worker. */
  checkFile: (request: CheckRequest) => checkFile(request).catch(() => undefined),
};
export type IgcFunctions = typeof functions;

expose(functions);
