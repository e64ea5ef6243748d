import type { Resource } from '../resource/resource.js';
import { listSectors } from './listSectors.js';

/** Areas such as ranges of mountains. */
export const sectors: Resource = {
  operations: [listSectors],
};
