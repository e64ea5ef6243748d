import type { Schemas } from '@cloudstreet/sdk/contract';
import { readId } from '../../platform/http/read-id.js';

/** Kinds whose ids are random texts. */
const TEXTS: ReadonlySet<Schemas['ReportKind']> = new Set([
  'flight_collection',
  'waypoint_collection',
]);

/** Reads the id of a thing. Undefined if things of its kind have no such ids. */
export function readSubjectId(
  kind: Schemas['ReportKind'],
  id: string | number,
): string | number | undefined {
  return TEXTS.has(kind) ? String(id) : readId(String(id));
}
