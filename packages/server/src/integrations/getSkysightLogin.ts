import { operation, signedInUser } from '../platform/http/operation.js';
import { findState } from './find-state.js';

export const getSkysightLogin = operation('getSkysightLogin', (request, services) =>
  findState(services, signedInUser(request).id, 'skysight'),
);
