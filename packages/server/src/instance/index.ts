import { getInstance } from './getInstance.js';

/** The operations of the instance as a whole. */
export const instanceOperations = [getInstance];
