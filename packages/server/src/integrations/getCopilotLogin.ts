import { operation, signedInUser } from '../platform/http/operation.js';
import { findState } from './find-state.js';

export const getCopilotLogin = operation('getCopilotLogin', (request, services) =>
  findState(services, signedInUser(request).id, 'copilot'),
);
