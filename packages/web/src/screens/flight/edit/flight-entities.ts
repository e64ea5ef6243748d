import type { FlightDetail } from '@cloudstreet/sdk';
import type { Entity } from '../../../app/search/EntityComboBox.js';

/** The aircraft of a flight as its field has it. */
export function aircraftOf({ aircraft }: FlightDetail): Entity | null {
  if (!aircraft) return null;
  const { id, name } = aircraft;
  return { id: `aircraft ${id}`, kind: 'aircraft', entityId: id, label: name };
}

/** The registered co-pilot of a flight, as their field needs them. */
export function coUserOf({ co_user: user }: FlightDetail): Entity | null {
  return user ? userEntity(user) : null;
}

export function userEntity({ id, name }: { id: number; name: string }): Entity {
  return { id: `user ${id}`, kind: 'user', entityId: id, label: name };
}
