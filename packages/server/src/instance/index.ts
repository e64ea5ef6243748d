import type { WithBasemap } from '../basemap/open-basemap.js';
import type { Services } from '../platform/services.js';
import type { Resource } from '../resource/resource.js';
import type { WithTerrain } from '../terrain/open-terrain.js';
import { getInstance } from './getInstance.js';
import { getInstanceSeason } from './getInstanceSeason.js';
import { reportScriptError } from './reportScriptError.js';

/** The instance as a whole. */
export const instance: Resource<Services & WithTerrain & WithBasemap> = {
  operations: [getInstance, getInstanceSeason, reportScriptError],
};
