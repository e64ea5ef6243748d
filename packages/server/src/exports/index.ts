import { createExport } from './createExport.js';
import { getExport } from './getExport.js';

/** The operations of taking one's data along. */
export const exportOperations = [createExport, getExport];
