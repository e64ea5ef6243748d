import { operation, signedInUser } from '../platform/http/operation.js';
import { findMemberships } from './memberships.js';

export const listMemberships = operation('listMemberships', (request, { db }) =>
  findMemberships(db, signedInUser(request).id),
);
