import type { SourceFields } from './airspace-cli-options.js';

/** Command that rescores the flights of these days. */
export function rescoreCommand({
  valid_from: from,
  valid_to: to,
}: Pick<SourceFields, 'valid_from' | 'valid_to'>): string {
  const days = [from && `--from ${from}`, to && `--to ${to}`].filter(Boolean);
  return ['cloudstreet rescore', ...(days.length > 0 ? days : ['--all'])].join(' ');
}
