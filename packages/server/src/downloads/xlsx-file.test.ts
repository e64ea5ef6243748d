import { buffer } from 'node:stream/consumers';
import { Workbook } from '@cj-tech-master/excelts';
import { expect, test, vi } from 'vitest';
import type { Cell, List } from './list.js';
import { xlsxFile } from './xlsx-file.js';

function listOf(chunks: AsyncIterable<readonly Cell[][]>, columns: string[]): List<Cell[]> {
  return { name: 'a & b', columns, cellsOf: (row) => row, objectOf: (row) => ({ row }), chunks };
}

async function* chunksOf(...chunks: Cell[][][]) {
  yield* chunks;
}

test('a spreadsheet reader finds all values unchanged', async () => {
  const columns = Array.from({ length: 28 }, (_, index) => `column ${index}`);
  const row = ['=1+1', ' <b>"&\'</b>\n', 1.5, -3, true, false, null, 'Lüsse 東京 🪂'];
  const file = xlsxFile(listOf(chunksOf([row], [[...columns.keys()]], []), columns));
  const workbook = new Workbook();
  await workbook.xlsx.load(new Uint8Array(await buffer(file)));
  const sheet = workbook.getWorksheet('a & b');
  const valuesOf = (number: number) => {
    const cells = sheet?.getRow(number);
    return columns.map((_, index) => cells?.getCell(index + 1).value ?? null);
  };
  expect(valuesOf(1)).toEqual(columns);
  expect(valuesOf(2)).toEqual([...row, ...columns.slice(row.length).map(() => null)]);
  expect(valuesOf(3)).toEqual([...columns.keys()]);
});

test('leaves out characters that XML does not allow', async () => {
  const file = xlsxFile(listOf(chunksOf([['a\u0001b\uFFFFc']]), ['name']));
  const workbook = new Workbook();
  await workbook.xlsx.load(new Uint8Array(await buffer(file)));
  expect(workbook.worksheets[0]?.getRow(2).getCell(1).value).toBe('abc');
});

test('aborts the file if the rows fail', async () => {
  async function* broken() {
    yield [['one']];
    throw new Error('The database is gone.');
  }
  await expect(buffer(xlsxFile(listOf(broken(), ['name'])))).rejects.toThrow('is gone');
});

test('ends the query if the reader disconnects', async () => {
  const events: string[] = [];
  async function* endless() {
    try {
      for (;;) {
        if (events.length === 0) events.push('read');
        yield [[1]];
      }
    } finally {
      events.push('ended');
    }
  }
  const file = xlsxFile(listOf(endless(), ['figure']));
  await vi.waitFor(() => expect(events).toEqual(['read']));
  file.destroy();
  await vi.waitFor(() => expect(events).toEqual(['read', 'ended']));
});
