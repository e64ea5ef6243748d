import sharp from 'sharp';
import { CARD_SIZE } from '../../flights/card/draw-flight-card.js';
import { drawMap, type MapPosition } from '../../flights/card/draw-map.js';
import { BRAND, MUTED, RULE } from '../../images/paper-colors.js';
import { drawText, twoLines } from './draw-text.js';

/** Content of the card of a page. All texts are in the reader's language. */
export interface PageCard {
  readonly title: string;
  /** Below the title; left out if empty. */
  readonly note: string;
  /** Name of the instance. */
  readonly site: string;
  readonly content: ProfileContent | RankingContent;
}

/** The figures of a pilot or a club beside a map with flights. */
export interface ProfileContent {
  readonly kind: 'profile';
  readonly figures: readonly CardFigure[];
  readonly tracks: readonly MapPosition[][];
}

/** First places of a ranking. */
export interface RankingContent {
  readonly kind: 'ranking';
  readonly pointsLabel: string;
  /** Text in place of the rows, if there are none. */
  readonly emptyLabel: string;
  readonly rows: readonly RankingCardRow[];
}

export interface PageCardTask {
  readonly card: PageCard;
  /** JPEG of the pilot. */
  readonly photo: Uint8Array | undefined;
}

export interface CardFigure {
  readonly label: string;
  readonly value: string;
}

export interface RankingCardRow {
  readonly position: string;
  readonly name: string;
  /** Beside the name. */
  readonly note: string;
  readonly points: string;
}

const MARGIN = 60;
const MAP_SIZE = { width: 580, height: CARD_SIZE.height };
/** Colour bar at the top. */
const BAR = 14;
const PHOTO = 96;
const TITLE = 52;
const TITLE_LINE = 60;
/** Share of the first column of figures, which has the distance. */
const FIRST_COLUMN = 0.57;
const ROW = 72;

/** Draws the card of a page as a JPEG; runs in a worker. */
export async function drawPageCard({ card, photo }: PageCardTask): Promise<Uint8Array> {
  const { width, height } = CARD_SIZE;
  const { content } = card;
  const body = content.kind === 'profile' ? profile(card, content, photo) : ranking(card, content);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#ffffff"/>
    ${body}
    <rect width="${width}" height="${BAR}" fill="${BRAND}"/>
  </svg>`;
  // Halved colours would blur coloured texts.
  const format = { quality: 88, mozjpeg: true, chromaSubsampling: '4:4:4' };
  return sharp(Buffer.from(svg)).jpeg(format).toBuffer();
}

function profile(
  { title: name, note, site }: PageCard,
  { figures, tracks }: ProfileContent,
  photo: Uint8Array | undefined,
): string {
  const mapX = CARD_SIZE.width - MAP_SIZE.width;
  const isMapped = tracks.length > 0;
  const width = (isMapped ? mapX : CARD_SIZE.width) - 2 * MARGIN;
  const title = { size: TITLE, width, weight: 'bold' } as const;
  const lines = twoLines(name, title);
  const titleY = photo ? 222 : 150;
  const noteY = titleY + (lines.length - 1) * TITLE_LINE + 48;
  const rows = figures.map(({ label, value }, index) => {
    const isFirst = index % 2 === 0;
    const x = isFirst ? MARGIN : MARGIN + width * FIRST_COLUMN;
    const y = noteY + 90 + Math.floor(index / 2) * 100;
    const place = { x, width: width * (isFirst ? FIRST_COLUMN : 1 - FIRST_COLUMN) - 20 };
    return (
      drawText(value, { ...place, y, size: 48, weight: 'bold' }) +
      drawText(label, { ...place, y: y + 34, size: 24, color: MUTED })
    );
  });
  return [
    photo ? drawPhoto(photo) : '',
    ...lines.map((line, index) =>
      drawText(line, { ...title, x: MARGIN, y: titleY + index * TITLE_LINE }),
    ),
    drawText(note, { x: MARGIN, y: noteY, size: 28, width, color: MUTED }),
    ...rows,
    drawText(site, { x: MARGIN, y: 596, size: 24, width, weight: 'bold', color: BRAND }),
    isMapped ? `<g transform="translate(${mapX} 0)">${drawMap(tracks, MAP_SIZE)}</g>` : '',
  ].join('');
}

function drawPhoto(photo: Uint8Array): string {
  const [x, y] = [MARGIN, 54];
  const radius = PHOTO / 2;
  const data = Buffer.from(photo).toString('base64');
  return `<clipPath id="photo"><circle cx="${x + radius}" cy="${y + radius}" r="${radius}"/></clipPath>
    <image x="${x}" y="${y}" width="${PHOTO}" height="${PHOTO}" preserveAspectRatio="xMidYMid slice"
      clip-path="url(#photo)" href="data:image/jpeg;base64,${data}"/>`;
}

function ranking({ title, note, site }: PageCard, content: RankingContent): string {
  const { pointsLabel, emptyLabel, rows } = content;
  const right = CARD_SIZE.width - MARGIN;
  const width = right - MARGIN;
  const lines = rows.map((row, index) => {
    const top = 190 + index * ROW;
    const y = top + 48;
    const size = 34;
    return [
      `<rect x="${MARGIN}" y="${top}" width="${width}" height="1" fill="${RULE}"/>`,
      drawText(row.position, { x: MARGIN, y, size, width: 70, color: MUTED }),
      drawText(row.name, { x: 140, y, size, width: 480, weight: 'bold' }),
      drawText(row.note, { x: 640, y, size: 24, width: 300, color: MUTED }),
      drawText(row.points, { x: right, y, size, width: 190, weight: 'bold', align: 'end' }),
    ].join('');
  });
  return [
    drawText(title, { x: MARGIN, y: 104, size: 56, width, weight: 'bold' }),
    drawText(note, { x: MARGIN, y: 154, size: 28, width: width - 220, color: MUTED }),
    rows.length === 0
      ? drawText(emptyLabel, { x: MARGIN, y: 300, size: 40, width, color: MUTED })
      : drawText(pointsLabel, {
          x: right,
          y: 174,
          size: 22,
          width: 200,
          color: MUTED,
          align: 'end',
        }),
    ...lines,
    drawText(site, { x: MARGIN, y: 596, size: 24, width, weight: 'bold', color: BRAND }),
  ].join('');
}
