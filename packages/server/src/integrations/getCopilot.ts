import { operation, signedInUser } from '../http/operation.js';
import { findState } from './find-state.js';

export const getCopilot = operation('getCopilot', (request, services) =>
  findState(services, signedInUser(request).id, 'copilot'),
);
