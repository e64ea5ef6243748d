import { getPlans } from './getPlans.js';

/** Operations of plans. */
export const planOperations = [getPlans];
