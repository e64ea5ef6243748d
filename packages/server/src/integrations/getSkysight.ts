import { operation, signedInUser } from '../http/operation.js';
import { findState } from './find-state.js';

export const getSkysight = operation('getSkysight', (request, services) =>
  findState(services, signedInUser(request).id, 'skysight'),
);
