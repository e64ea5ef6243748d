import { basename, extname } from 'node:path';
import { linesOf } from '../../igc/other-lines.js';
import type { Recording } from '../../igc/recording.js';

/** Line in which StrePla stores the competitor to whom a file belongs. */
const STREPLA_ID = /^LSCSDCID:(.+)$/;

/**
 * Returns the competition id of a recording: one of the list that the organiser's line, the name of
 * the file or its header names; else that of the header, or the name of the file.
 */
export function competitorId(
  file: string,
  { headers, otherLines }: Recording,
  listed: readonly string[],
): string {
  const name = basename(file, extname(file));
  const parts = name.split('_');
  const ofOrganiser = Array.from(linesOf(otherLines, 'L', ':'), ({ text }) => STREPLA_ID.exec(text))
    .find((match) => match !== null)?.[1]
    ?.trim();
  const found = [ofOrganiser, parts[0], parts.slice(1).join('_'), name, headers.competitionId];
  const known = found.find((id) => id !== undefined && listed.includes(id));
  return known ?? ofOrganiser ?? (headers.competitionId || name);
}
