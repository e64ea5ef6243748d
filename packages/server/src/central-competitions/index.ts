import type { Services } from '../platform/services.js';
import type { Resource } from '../resource/resource.js';
import { getCentralCompetition } from './getCentralCompetition.js';
import { getCentralDay } from './getCentralDay.js';
import { listCentralCompetitions } from './listCentralCompetitions.js';
import type { WithCentralCompetitions } from './open-central-competitions.js';

/** Competitions of SoaringSpot, read only. */
export const centralCompetitions: Resource<Services & WithCentralCompetitions> = {
  operations: [listCentralCompetitions, getCentralCompetition, getCentralDay],
};
