import type { ExportPart } from '../platform/archive/export-part.js';
import type { Services } from '../platform/services.js';
import type { Resource } from '../resource/resource.js';
import { createExport } from './createExport.js';
import { getExport } from './getExport.js';

/** Archives of a user's own data. */
export const archiveExports = <Context extends Services>(
  parts: readonly ExportPart<Context>[],
): Resource<Context> => ({ operations: [createExport, getExport(parts)] });
