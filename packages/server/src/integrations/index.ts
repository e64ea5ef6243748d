import { getCopilot } from './getCopilot.js';
import { getSkysight } from './getSkysight.js';

export const integrationOperations = [getSkysight, getCopilot];
