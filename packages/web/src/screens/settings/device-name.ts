import type { useMessages } from '../../app/messages.js';

/** Kinds in menu order. */
export const DEVICE_KINDS = ['FLR', 'ICA', 'OGN'] as const;

/** Formats a device id for display: `FLRDDA5BA` becomes `FLARM DDA5BA`. */
export function nameOfDevice(id: string, messages: ReturnType<typeof useMessages>): string {
  return `${messages['device.kind.name']({ kind: id.slice(0, 3) })} ${id.slice(3)}`;
}
