import { cancelImport } from './cancelImport.js';
import { createImport } from './createImport.js';
import { getImport } from './getImport.js';

/** The operations of bringing one's data along. */
export const importOperations = [createImport, getImport, cancelImport];
