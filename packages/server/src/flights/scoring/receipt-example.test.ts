import { readFileSync } from 'node:fs';
import { checkReceipt } from '@cloudstreet/scoring/score';
import type { FlightDetail } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';

const EXAMPLE = new URL('../../../../sdk/openapi/examples/flight-detail.json', import.meta.url);

test('the example receipt of the reference gives the same points', () => {
  // The contract's lint compares the example with the schema.
  const { contest } = JSON.parse(readFileSync(EXAMPLE, 'utf8')) as FlightDetail;
  expect(contest).not.toEqual([]);
  expect(contest.flatMap((entry) => checkReceipt(entry.receipt, entry))).toEqual([]);
});
