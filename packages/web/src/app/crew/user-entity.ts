import type { FlightDetail } from '@cloudstreet/sdk';
import type { Entity } from '../search/EntityComboBox.js';
import { secondUserOf } from './crew-edit.js';

/** Returns the second person of a flight with an account, for their field. */
export function coUserOf(flight: FlightDetail): Entity | null {
  const user = secondUserOf(flight);
  return user ? userEntity(user) : null;
}

export function userEntity({ id, name }: { id: number; name: string }): Entity {
  return { id: `user ${id}`, kind: 'user', entityId: id, label: name };
}
