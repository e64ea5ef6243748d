import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Cell, List } from './list.js';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts that every workbook of one sheet has. */
const FIXED_PARTS = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${MEDIA_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${MEDIA_TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': relationship('officeDocument', 'xl/workbook.xml'),
  'xl/_rels/workbook.xml.rels': relationship('worksheet', 'worksheets/sheet1.xml'),
};

/**
 * Writes a spreadsheet of one sheet while it is sent. Texts are typed as texts, so none becomes a
 * formula.
 *
 * @see ECMA-376, part 1, §12.3 and §18.3
 */
export function xlsxFile<Row>(list: List<Row>): Readable {
  const file = new PassThrough();
  const sheet = Readable.from(sheetXml(list));
  const zip = new ZipFile();
  // yazl does not forward errors of its sources. The response is aborted.
  for (const source of [sheet, zip]) {
    source.on('error', (error: Error) => file.destroy(error));
  }
  const workbook = `<workbook xmlns="${SHEETS}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escapeXml(list.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  for (const [name, content] of Object.entries({ ...FIXED_PARTS, 'xl/workbook.xml': workbook })) {
    zip.addBuffer(Buffer.from(XML + content), name);
  }
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  // If the reader disconnects, the query ends too.
  pipeline(zip.outputStream, file, () => sheet.destroy());
  return file;
}

async function* sheetXml<Row>({ columns, cellsOf, chunks }: List<Row>): AsyncGenerator<string> {
  yield `${XML}<worksheet xmlns="${SHEETS}"><sheetData>${rowXml(columns, 1)}`;
  let number = 1;
  for await (const rows of chunks) {
    yield rows
      .map((row) => {
        number += 1;
        return rowXml(cellsOf(row), number);
      })
      .join('');
  }
  yield '</sheetData></worksheet>';
}

function rowXml(cells: readonly Cell[], number: number): string {
  const written = cells.map((cell, column) => cellXml(cell, `${columnName(column)}${number}`));
  return `<row r="${number}">${written.join('')}</row>`;
}

function cellXml(cell: Cell, place: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${Number(cell)}</v></c>`;
  const text = escapeXml(cell);
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** Converts an index to a column name: 0 → A, 25 → Z, 26 → AA. */
function columnName(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

/** Characters that XML 1.0 cannot contain, not even escaped. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (found) => ENTITIES[found] ?? found);
}

function relationship(kind: string, target: string): string {
  return `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/${kind}" Target="${target}"/></Relationships>`;
}
