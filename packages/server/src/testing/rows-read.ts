import { type Compilable, CompiledQuery, type QueryExecutorProvider, sql } from 'kysely';
import type { Database } from '../platform/database/database.js';

type Statement = CompiledQuery | Compilable | { compile(db: QueryExecutorProvider): CompiledQuery };

/** A node of a plan as `explain (analyze, format json)` writes it. */
interface PlanNode {
  /** Average of all loops. */
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** Ways of the planner with small tables. Large ones have an index for filter and order. */
const SMALL_TABLE_WAYS = ['seqscan', 'bitmapscan', 'sort', 'incremental_sort'] as const;

/**
 * Runs a statement and returns how many rows it reads from a table.
 *
 * @param discouraged Ways that the planner avoids. By default those with small tables.
 */
export async function rowsRead(
  db: Database,
  table: string,
  statement: Statement,
  discouraged: readonly (typeof SMALL_TABLE_WAYS)[number][] = SMALL_TABLE_WAYS,
): Promise<number> {
  const { sql: text, parameters } = 'compile' in statement ? statement.compile(db) : statement;
  const explain = CompiledQuery.raw(`explain (analyze, timing off, format json) ${text}`, [
    ...parameters,
  ]);
  const { rows } = await db.transaction().execute(async (transaction) => {
    for (const setting of discouraged) {
      await sql`set local ${sql.raw(`enable_${setting}`)} = off`.execute(transaction);
    }
    return transaction.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(explain);
  });
  return rows.reduce((sum, row) => sum + countRows(row['QUERY PLAN'][0].Plan, table), 0);
}

function countRows(node: PlanNode, table: string): number {
  const children = node.Plans ?? [];
  const ofChildren = children.reduce((sum, child) => sum + countRows(child, table), 0);
  return node['Relation Name'] === table ? ofChildren + rowsOfScan(node) : ofChildren;
}

function rowsOfScan(node: PlanNode): number {
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } =
    node;
  return (node['Actual Rows'] + filtered + rechecked) * node['Actual Loops'];
}
