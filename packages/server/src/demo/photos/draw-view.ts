import sharp from 'sharp';
import { createRandom, type Random } from '../simulator/random.js';

/** View from the cockpit of a demo pilot. */
export type DemoView = 'street' | 'mountains' | 'gaggle' | 'evening';

const WIDTH = 1200;
const HEIGHT = 800;
const HORIZON = 470;
const QUALITY = 85;

/** Colours of a view, from the zenith down. */
interface Palette {
  readonly sky: readonly [zenith: string, middle: string, haze: string];
  readonly sun: string;
  readonly cloud: readonly [top: string, base: string];
  readonly ground: readonly [far: string, near: string];
  readonly fields: readonly string[];
  readonly ridges: readonly string[];
}

const DAY: Palette = {
  sky: ['#1f5fb0', '#6fa8dc', '#dbe9f3'],
  sun: '#fffbe6',
  cloud: ['#ffffff', '#93a4ba'],
  ground: ['#b9cdd2', '#5e8a46'],
  fields: ['#7fa653', '#a9b35c', '#d6c069', '#c2a45a', '#557d3c', '#8c9c4a', '#3f6633'],
  ridges: ['#9db4c8', '#7896ae', '#557a8c', '#3c6260', '#2f4f3a'],
};

const EVENING: Palette = {
  sky: ['#27477f', '#9a8fb0', '#f7c79a'],
  sun: '#ffe9b8',
  cloud: ['#f3d9c4', '#7f7690'],
  ground: ['#c9a896', '#4f5a3c'],
  fields: ['#6d7a45', '#8b8350', '#a58d58', '#5a6a3a', '#75653f'],
  ridges: ['#b59aa4', '#937f95', '#6e6684', '#4d4f6b', '#363d50'],
};

/**
 * Draws a photo as a pilot could take one. It depends only on the seed.
 *
 * @returns A JPEG file.
 */
export async function drawView(view: DemoView, seed: string): Promise<Buffer> {
  const random = createRandom(`${seed}/${view}`);
  const palette = view === 'evening' ? EVENING : DAY;
  const parts = [
    sky(palette, random),
    clouds(random, view === 'street' ? 26 : 12),
    ...(view === 'mountains' ? ridges(palette, random) : [land(palette, random)]),
    ...(view === 'gaggle' ? gliders(random) : []),
    wing(random.chance(0.5)),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${definitions(palette)}${parts.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: QUALITY }).toBuffer();
}

function definitions({
  sky: [zenith, middle, haze],
  sun,
  cloud: cloudColor,
  ground,
}: Palette): string {
  return `<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${zenith}"/><stop offset=".6" stop-color="${middle}"/><stop offset="1" stop-color="${haze}"/></linearGradient>
<radialGradient id="sun"><stop offset="0" stop-color="${sun}"/><stop offset=".08" stop-color="${sun}" stop-opacity=".9"/><stop offset="1" stop-color="${sun}" stop-opacity="0"/></radialGradient>
<linearGradient id="cloud" x1="0" y1="0" x2="0" y2="1"><stop offset=".35" stop-color="${cloudColor[0]}"/><stop offset="1" stop-color="${cloudColor[1]}"/></linearGradient>
<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient>
<linearGradient id="haze" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${haze}"/><stop offset="1" stop-color="${haze}" stop-opacity="0"/></linearGradient>
<linearGradient id="wing" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#b9c2cc"/></linearGradient>
<filter id="soft"><feGaussianBlur stdDeviation="5"/></filter>
</defs>`;
}

function sky({ sun }: Palette, random: Random): string {
  const x = random.between(150, WIDTH - 150);
  const y = sun === EVENING.sun ? HORIZON - 70 : random.between(60, 150);
  return `<rect width="${WIDTH}" height="${HORIZON + 10}" fill="url(#sky)"/><circle cx="${n(x)}" cy="${n(y)}" r="260" fill="url(#sun)"/>`;
}

/** Cumulus with flat bases, smaller and lower towards the horizon. */
function clouds(random: Random, count: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const nearness = (index + 1) / count;
    const baseY = HORIZON - 25 - 300 * nearness ** 1.6;
    const size = 14 + 105 * nearness ** 1.5;
    return cloud(random.between(-60, WIDTH + 60), baseY, size, random);
  });
  return `<g filter="url(#soft)">${rows.join('')}</g>`;
}

function cloud(x: number, baseY: number, size: number, random: Random): string {
  const puffs = Array.from({ length: 7 }, (_, index) => {
    const side = (index - 3) / 3;
    const radius = size * (1 - 0.55 * Math.abs(side)) * random.between(0.42, 0.62);
    const cy = baseY - radius * random.between(0.5, 0.8);
    return `<circle cx="${n(x + side * size * 1.25)}" cy="${n(cy)}" r="${n(radius)}"/>`;
  });
  return `<g fill="url(#cloud)">${puffs.join('')}<ellipse cx="${n(x)}" cy="${n(baseY - size * 0.1)}" rx="${n(size * 1.45)}" ry="${n(size * 0.16)}"/></g>`;
}

/** Fields and woods in perspective, paler with the distance. */
function land({ fields }: Palette, random: Random): string {
  const rows = 16;
  const yOf = (row: number) => HORIZON + (HEIGHT - HORIZON) * (row / rows) ** 2.2;
  const parts = [
    `<rect y="${HORIZON}" width="${WIDTH}" height="${HEIGHT - HORIZON}" fill="url(#ground)"/>`,
  ];
  for (let row = 2; row < rows; row += 1) {
    const [top, bottom] = [yOf(row), yOf(row + 1)];
    const width = 30 + 260 * (row / rows) ** 2;
    // All rows of fields lead to one point on the horizon.
    const lean = (x: number) => (x - WIDTH / 2) * ((bottom - HORIZON) / (top - HORIZON) - 1);
    for (let x = -width * random.next(); x < WIDTH; x += width * random.between(0.5, 1.4)) {
      const right = x + width * random.between(0.4, 1);
      const corners = [
        [x, top],
        [right, top + random.between(-1, 1)],
        [right + lean(right), bottom],
        [x + lean(x), bottom],
      ];
      parts.push(
        `<polygon points="${points(corners)}" fill="${random.pick(fields)}" opacity="${n(0.2 + 0.65 * (row / rows))}"/>`,
      );
    }
  }
  parts.push(`<rect y="${HORIZON - 6}" width="${WIDTH}" height="90" fill="url(#haze)"/>`);
  return parts.join('');
}

/** Mountain ridges behind each other. */
function ridges({ ridges: colors }: Palette, random: Random): string[] {
  return colors.map((color, index) => {
    const baseY = HORIZON - 90 + index * 75;
    const roughness = 34 + index * 16;
    const line: number[][] = [];
    let y = baseY;
    for (let x = -40; x <= WIDTH + 40; x += 40) {
      y += random.normal(roughness * 0.6) + (baseY - y) * 0.25;
      line.push([x, y], [x + 20, y + random.normal(roughness * 0.25)]);
    }
    const outline = [...line, [WIDTH + 60, HEIGHT], [-60, HEIGHT]];
    return `<polygon points="${points(outline)}" fill="${color}"/>`;
  });
}

/** Other gliders in the same thermal, banked. */
function gliders(random: Random): string[] {
  return Array.from({ length: 3 }, (_, index) => {
    const [x, y] = [random.between(250, 950), 150 + index * 90 + random.between(-20, 20)];
    const scale = random.between(0.35, 0.8);
    const bank = random.between(15, 40) * (random.chance(0.8) ? 1 : -1);
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(bank)}) scale(${n(scale)})" fill="#f7f9fb" stroke="#5b6b7d" stroke-width="1.5"><path d="M-150 4 L-20 -5 L20 -5 L150 4 L20 7 L-20 7 Z"/><path d="M-7 -34 Q0 -46 7 -34 L4 60 L-4 60 Z"/><path d="M-26 56 L26 56 L22 64 L-22 64 Z"/></g>`;
  });
}

/** The pilot's own wing, seen along its span. */
function wing(isLeft: boolean): string {
  const flip = isLeft ? '' : `transform="translate(${WIDTH} 0) scale(-1 1)"`;
  return `<g ${flip}><polygon points="-10,${HEIGHT} -10,640 560,566 640,552 648,560 590,590 300,690 90,${HEIGHT}" fill="url(#wing)"/><polygon points="628,556 660,496 672,494 654,562" fill="#eef2f6"/><path d="M40 ${HEIGHT - 20} L300 672 L592 582" fill="none" stroke="#8d99a6" stroke-width="2"/></g>`;
}

function points(corners: readonly (readonly number[])[]): string {
  return corners.map((corner) => corner.map(n).join(',')).join(' ');
}

/** Fewer digits, which are the same on every machine. */
function n(value: number): string {
  return value.toFixed(1);
}
