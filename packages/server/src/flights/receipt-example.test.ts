import { checkReceipt } from '@cloudstreet/scoring/contest';
import type { FlightDetail } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import example from '../../../sdk/openapi/examples/flight-detail.json' with { type: 'json' };

test('whoever reckons the receipt of the reference’s example comes to the same', () => {
  const entries = example.contest as FlightDetail['contest'];
  expect(entries).not.toEqual([]);
  expect(entries.flatMap((entry) => checkReceipt(entry.receipt, entry))).toEqual([]);
});
