import Pdf from 'pdfkit';
import { type FontWeight, runsOf } from '../images/fonts.js';
import { INK, MUTED, RULE } from '../images/paper-colors.js';

type Tag = 'Document' | 'H1' | 'H2' | 'P' | 'Link' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD';
type Element = PDFKit.PDFStructureElement;

export interface TextStyle {
  readonly size: number;
  readonly weight?: FontWeight;
  readonly color?: string;
}

export interface Column {
  readonly header: string;
  /** Share of the page width. */
  readonly share: number;
  readonly align?: 'start' | 'end';
}

export interface PdfLayoutOptions {
  readonly title: string;
  readonly author: string;
  /** A BCP 47 tag. */
  readonly language: string;
  readonly size: 'A4' | 'LETTER';
  readonly created: Date;
}

const MARGIN = 56;
const LINE = 1.35;
const ROW_HEIGHT = 17;
const FIGURE_SIZE = 9.5;
const SMALLEST = 6;
/** Tabular figures, which have equal widths and align in columns. */
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

/** A tagged PDF that is written from top to bottom, on as many pages as needed. */
export class PdfLayout {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: Element;
  readonly #bytes: Promise<Uint8Array>;
  #y = MARGIN;

  constructor({ title, author, language, size, created }: PdfLayoutOptions) {
    this.#pdf = new Pdf({
      size,
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: created, ModDate: created },
      // Otherwise the library would open a font that is not embedded.
      font: runsOf(title, 'regular')[0]?.path,
    });
    this.#bytes = collect(this.#pdf);
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
  }

  get width(): number {
    return this.#pdf.page.width - 2 * MARGIN;
  }

  skip(height: number): void {
    this.#y += height;
  }

  /** Draws one line, in a smaller font if it is too long. */
  line(tag: Tag, text: string, style: TextStyle): void {
    this.#makeRoom(style.size * LINE);
    this.#add(tag, () => this.#write(text, style, { x: MARGIN, width: this.width }));
    this.#y += style.size * LINE;
  }

  /** Draws as many lines as needed, in one font. */
  paragraph(text: string, { size, weight = 'regular', color = INK }: TextStyle): void {
    const [face] = runsOf(text, weight);
    if (!face) return;
    const options = { width: this.width, lineGap: size * (LINE - 1.2) };
    const pdf = this.#pdf.font(face.path).fontSize(size);
    const height = pdf.heightOfString(text, options);
    this.#makeRoom(height);
    this.#add('P', () => {
      pdf.font(face.path).fontSize(size).fillColor(color).text(text, MARGIN, this.#y, options);
    });
    this.#y += height;
  }

  /** Draws figures side by side, each above its label. */
  figures(entries: readonly { value: string; label: string }[]): void {
    this.#makeRoom(44);
    const width = this.width / entries.length;
    for (const [index, { value, label }] of entries.entries()) {
      const place = { x: MARGIN + index * width, width: width - 12 };
      this.#add('P', () => {
        this.#write(value, { size: 20, weight: 'bold' }, place);
        this.#write(label, { size: 9, color: MUTED }, place, 27);
      });
    }
    this.#y += 44;
  }

  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void {
    this.#makeRoom(ROW_HEIGHT * Math.min(rows.length + 1, 4));
    const table = this.#pdf.struct('Table');
    this.#root.add(table);
    const headers = columns.map(({ header }) => header);
    this.#row(table, columns, { tag: 'TH', cells: headers, style: { size: 8, color: MUTED } });
    for (const cells of rows) {
      this.#makeRoom(ROW_HEIGHT);
      this.#row(table, columns, { tag: 'TD', cells, style: { size: FIGURE_SIZE } });
    }
    table.end();
  }

  /** Draws a QR code at the foot of the page, with texts to its right. */
  foot(
    squares: readonly (readonly boolean[])[],
    { alt, side }: { alt: string; side: number },
    texts: readonly (TextStyle & { text: string; link?: string })[],
  ): void {
    this.#makeRoom(side);
    this.#y = this.#bottom() - side;
    this.#add('Figure', () => this.#draw(squares, side), { alt });
    const place = { x: MARGIN + side + 16, width: this.width - side - 16 };
    const heights = texts.map(({ size }) => size * 1.5);
    let below = (side - heights.reduce((sum, height) => sum + height, 0)) / 2;
    for (const [index, { text, link, ...style }] of texts.entries()) {
      const at = below;
      this.#add(link === undefined ? 'P' : 'Link', () => {
        const { height, width } = this.#write(text, style, place, at);
        if (link !== undefined) this.#pdf.link(place.x, this.#y + at, width, height, link);
      });
      below += heights[index] ?? 0;
    }
    this.#y += side;
  }

  end(): Promise<Uint8Array> {
    this.#root.end();
    this.#pdf.end();
    return this.#bytes;
  }

  #bottom(): number {
    return this.#pdf.page.height - MARGIN;
  }

  #makeRoom(height: number): void {
    if (this.#y + height <= this.#bottom()) return;
    this.#pdf.addPage();
    this.#y = MARGIN;
  }

  #add(tag: Tag, draw: () => void, options: { alt?: string } = {}): void {
    this.#root.add(this.#pdf.struct(tag, options, draw));
  }

  #row(
    table: Element,
    columns: readonly Column[],
    { tag, cells, style }: { tag: Tag; cells: readonly string[]; style: TextStyle },
  ): void {
    const row = this.#pdf.struct('TR');
    table.add(row);
    let x = MARGIN;
    for (const [index, { share, align }] of columns.entries()) {
      const width = this.width * share;
      const place = { x, width: width - 8, align };
      row.add(this.#pdf.struct(tag, {}, () => this.#write(cells[index] ?? '', style, place, 4)));
      x += width;
    }
    row.end();
    this.#y += ROW_HEIGHT;
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    this.#pdf
      .moveTo(MARGIN, this.#y)
      .lineTo(MARGIN + this.width - 8, this.#y)
      .lineWidth(0.5)
      .stroke(RULE);
    this.#pdf.endMarkedContent();
  }

  /** Draws one line of text and returns its size. */
  #write(
    text: string,
    { size, weight = 'regular', color = INK }: TextStyle,
    { x, width, align = 'start' }: { x: number; width: number; align?: Column['align'] },
    below = 0,
  ): { width: number; height: number } {
    const pdf = this.#pdf;
    const runs = runsOf(text, weight).map((run) => ({
      path: run.path,
      text: run.text,
      width: pdf.font(run.path).fontSize(size).widthOfString(run.text, { features: FEATURES }),
    }));
    const full = runs.reduce((sum, run) => sum + run.width, 0);
    const fit = Math.max(Math.min(1, width / full), SMALLEST / size);
    const drawn = Math.min(width, full * fit);
    let left = align === 'end' ? x + width - full * fit : x;
    pdf.fillColor(color);
    for (const run of runs) {
      pdf
        .font(run.path)
        .fontSize(size * fit)
        // Fonts of different heights share a baseline.
        .text(run.text, left, this.#y + below + size, {
          baseline: 'alphabetic',
          lineBreak: false,
          features: FEATURES,
        });
      left += run.width * fit;
    }
    return { width: drawn, height: size * LINE };
  }

  #draw(squares: readonly (readonly boolean[])[], side: number): void {
    const step = side / squares.length;
    for (const [row, line] of squares.entries()) {
      for (const [column, isBlack] of line.entries()) {
        if (isBlack) this.#pdf.rect(MARGIN + column * step, this.#y + row * step, step, step);
      }
    }
    this.#pdf.fill('#000000');
  }
}

async function collect(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
}
