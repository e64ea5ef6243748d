import type { Schemas } from '@cloudstreet/sdk/contract';
import { attributionOf } from '../platform/tiles/attribution.js';

const OPEN_STREET_MAP = {
  text: '© OpenStreetMap',
  url: 'https://www.openstreetmap.org/copyright',
} as const;
const PROTOMAPS = { text: 'Protomaps', url: 'https://protomaps.com' } as const;

/**
 * Returns the sources of a base map as plain text with links to pages. OpenStreetMap is always among
 * them, because all maps in this schema contain its data.
 *
 * @param html Attribution in the metadata of the archive, of unknown origin.
 */
export function mapAttributionOf(html: unknown): Schemas['Attribution'] {
  const parts = attributionOf(html);
  if (parts.length === 0) return [PROTOMAPS, OPEN_STREET_MAP];
  const isNamed = parts.some(({ text }) => /openstreetmap/i.test(text));
  return isNamed ? parts : [...parts, OPEN_STREET_MAP];
}
