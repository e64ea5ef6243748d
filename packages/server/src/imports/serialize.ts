import type { Schemas } from '@cloudstreet/sdk/contract';
import type { OperationRequest } from '../platform/http/operation.js';
import { withoutNull } from '../platform/http/responses.js';
import type { Services } from '../platform/services.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import { issueText } from './issue-texts.js';
import { countItems, findImport, findIssues, type ImportRow } from './queries.js';
import type { ImportStep } from './step.js';

type ImportReader = Pick<OperationRequest<'getImport'>, 'messages' | 'reader'>;

const MAX_ISSUES = 200;

interface ImportsOf {
  readonly userId: number;
  readonly reader: ImportReader;
  readonly steps: readonly ImportStep[];
}

/**
 * Returns the state of a user's imports.
 *
 * @param steps Steps whose issues are formatted as sentences.
 */
export async function serializeImports(
  services: Pick<Services, 'db' | 'config'>,
  { userId, reader, steps }: ImportsOf,
): Promise<Schemas['Imports']> {
  const row = await findImport(services.db, userId);
  return {
    max_megabytes: services.config.importMegabytes,
    ...(row && { latest: await serializeImport(services, row, { reader, steps }) }),
  };
}

async function serializeImport(
  { db }: Pick<Services, 'db'>,
  row: ImportRow,
  { reader: { messages, reader }, steps }: Omit<ImportsOf, 'userId'>,
): Promise<Schemas['Import']> {
  const rows = await countItems(db, row.id);
  const issues = await findIssues(db, row.id, MAX_ISSUES);
  return withoutNull({
    id: row.id,
    status: row.status,
    name: row.name,
    host: row.host,
    created: toTimestamp(row.created),
    finished: row.finished && toTimestamp(row.finished),
    total: sumOf(rows.map(({ total }) => total)),
    done: sumOf(rows.map(({ done }) => done)),
    counts: rows.map(({ kind, added, skipped, refused }) => ({ kind, added, skipped, refused })),
    issues: issues.map(({ path, issue }) => {
      const { type, message } = issueText(issue, steps);
      return { path, type, msg: message(messages, reader) };
    }),
    issue_count: sumOf(rows.map((each) => each.issues)),
  });
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
