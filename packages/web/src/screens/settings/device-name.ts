import type { useMessages } from '../../app/messages.js';

/** In the order in which they are offered. */
export const DEVICE_KINDS = ['FLR', 'ICA', 'OGN'] as const;

/** `FLRDDA5BA` as people say it: `FLARM DDA5BA`. */
export function nameOfDevice(id: string, messages: ReturnType<typeof useMessages>): string {
  return `${messages['device.kind.name']({ kind: id.slice(0, 3) })} ${id.slice(3)}`;
}
