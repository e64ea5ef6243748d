import type { FlightDetail } from '@cloudstreet/sdk';
import type { Entity } from '../../../app/search/EntityComboBox.js';

/** Returns the aircraft of a flight for its field. */
export function aircraftOf({ aircraft }: FlightDetail): Entity | null {
  if (!aircraft) return null;
  const { id, name } = aircraft;
  return { id: `aircraft ${id}`, kind: 'aircraft', entityId: id, label: name };
}
