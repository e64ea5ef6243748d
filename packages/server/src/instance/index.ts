import { getInstance } from './getInstance.js';
import { reportScriptError } from './reportScriptError.js';

/** The operations of the instance as a whole. */
export const instanceOperations = [getInstance, reportScriptError];
