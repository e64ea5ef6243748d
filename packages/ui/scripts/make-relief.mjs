/**
 * Makes `relief.pmtiles` of a relief of the world: `node scripts/make-relief.mjs SOURCE`.
 *
 * The source is ETOPO1 by NOAA in plate carrée, coloured by height, with shading from the northwest. Its
 * strong colours are replaced by soft ones. The sea is transparent, because the coasts of the base
 * map are finer. The archive is committed, so this runs only when something here changes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { geoMercator, geoPath } from 'd3-geo';
import sharp from 'sharp';
import { feature } from 'topojson-client';
import { toPmtiles } from './pmtiles.mjs';
import { heightsAndShades } from './relief-heights.mjs';

const TILE_PX = 512;
/** Its pixels are slightly smaller than those of the source. */
const MAX_ZOOM = 4;
const WEBP = { quality: 58, alphaQuality: 60, effort: 4 };

/** Colours by height in m. */
const TINTS = [
  [0, '#e5ebdd'],
  [200, '#eaeddf'],
  [500, '#efecdc'],
  [1000, '#ebe4d1'],
  [1500, '#e4dac4'],
  [2500, '#d9ccb6'],
  [4000, '#cec2b1'],
  [5500, '#d9d3ca'],
  [7000, '#f1f2f3'],
].map(([heightM, color]) => ({ heightM, rgb: toRgb(color) }));
/** Share of the source's shading that is kept. */
const SHADING = 0.7;
/** Darkest and brightest light. */
const LIGHTS = [0.72, 1.12];

const target = fileURLToPath(new URL('../relief.pmtiles', import.meta.url));
const [source] = process.argv.slice(2);
if (!source) throw new Error('Usage: node scripts/make-relief.mjs SOURCE');
await make();

async function make() {
  const ground = paint(await heightsAndShades(source));
  const worldPx = TILE_PX * 2 ** MAX_ZOOM;
  const finest = toMercator(ground, worldPx);
  await cutOut(finest, worldPx);
  const tiles = [];
  for (let zoom = MAX_ZOOM; zoom >= 0; zoom -= 1) {
    const sidePx = TILE_PX * 2 ** zoom;
    const raw = { width: worldPx, height: worldPx, channels: 4 };
    const pixels =
      zoom === MAX_ZOOM
        ? finest
        : await sharp(finest, { raw, limitInputPixels: false })
            .resize(sidePx, sidePx, { kernel: 'lanczos2' })
            .raw()
            .toBuffer();
    tiles.push(...(await cut(pixels, zoom)));
  }
  const archive = toPmtiles(
    tiles,
    { name: 'Cloudstreet relief', attribution: 'NOAA ETOPO1' },
    { isImage: true },
  );
  writeFileSync(target, archive);
  console.log(`${tiles.length} tiles, ${Math.round(archive.length / 1000)} kB`);
}

/** Colours heights and shades softly. */
function paint({ width, height, heights, shades }) {
  const pixels = new Uint8Array(width * height * 3);
  for (let i = 0; i < heights.length; i += 1) {
    const light = Math.min(Math.max(1 + (shades[i] - 1) * SHADING, LIGHTS[0]), LIGHTS[1]);
    const tint = tintAt(heights[i]);
    for (let c = 0; c < 3; c += 1) pixels[i * 3 + c] = Math.min(255, tint[c] * light);
  }
  return { width, height, pixels };
}

function tintAt(heightM) {
  const next = TINTS.findIndex((tint) => tint.heightM > heightM);
  if (next < 1) return TINTS.at(next).rgb;
  const [from, to] = [TINTS[next - 1], TINTS[next]];
  const share = (heightM - from.heightM) / (to.heightM - from.heightM);
  return from.rgb.map((value, c) => value + (to.rgb[c] - value) * share);
}

/** Resamples plate carrée to a square of Web Mercator, with B-splines, whose softness suits large pixels. */
function toMercator({ width, height, pixels }, sidePx) {
  const out = Buffer.alloc(sidePx * sidePx * 4);
  const columns = Array.from({ length: sidePx }, (_, x) => {
    const at = ((x + 0.5) / sidePx) * width - 0.5;
    const first = Math.floor(at);
    const offsets = [-1, 0, 1, 2].map((step) => ((first + step + width) % width) * 3);
    return { offsets, weights: spline(at - first) };
  });
  for (let y = 0; y < sidePx; y += 1) {
    const lat = Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + 0.5)) / sidePx))) * (180 / Math.PI);
    const at = ((90 - lat) / 180) * height - 0.5;
    const first = Math.floor(at);
    const rows = [-1, 0, 1, 2].map(
      (step) => Math.min(Math.max(first + step, 0), height - 1) * width * 3,
    );
    const rowWeights = spline(at - first);
    for (let x = 0; x < sidePx; x += 1) {
      const { offsets, weights } = columns[x];
      const to = (y * sidePx + x) * 4;
      for (let c = 0; c < 3; c += 1) {
        let sum = 0;
        for (let row = 0; row < 4; row += 1) {
          const start = rows[row] + c;
          sum +=
            rowWeights[row] *
            (weights[0] * pixels[start + offsets[0]] +
              weights[1] * pixels[start + offsets[1]] +
              weights[2] * pixels[start + offsets[2]] +
              weights[3] * pixels[start + offsets[3]]);
        }
        out[to + c] = Math.min(Math.max(Math.round(sum), 0), 255);
      }
    }
  }
  return out;
}

function spline(t) {
  return [
    (1 - t) ** 3 / 6,
    (4 - 6 * t ** 2 + 3 * t ** 3) / 6,
    (1 + 3 * t + 3 * t ** 2 - 3 * t ** 3) / 6,
    t ** 3 / 6,
  ];
}

/** Makes the sea transparent, along the coasts of the base map and half a pixel inside them. */
async function cutOut(pixels, sidePx) {
  const atlas = JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve('world-atlas/countries-50m.json')), 'utf8'),
  );
  const projection = geoMercator()
    .scale(sidePx / (2 * Math.PI))
    .translate([sidePx / 2, sidePx / 2])
    .precision(0);
  const path = geoPath(projection).digits(1)(feature(atlas, atlas.objects.land));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sidePx}" height="${sidePx}"><path d="${path}"/></svg>`;
  const land = await sharp(Buffer.from(svg), { limitInputPixels: false, unlimited: true })
    .extractChannel(3)
    .raw()
    .toBuffer();
  for (let i = 0; i < land.length; i += 1) pixels[i * 4 + 3] = Math.max(0, land[i] * 2 - 255);
}

/** Returns the tiles of a zoom that are not all sea. */
async function cut(pixels, zoom) {
  const columns = 2 ** zoom;
  const sidePx = columns * TILE_PX;
  const tiles = [];
  for (let x = 0; x < columns; x += 1) {
    for (let y = 0; y < columns; y += 1) {
      const rows = Array.from({ length: TILE_PX }, (_, row) => {
        const start = ((y * TILE_PX + row) * sidePx + x * TILE_PX) * 4;
        return pixels.subarray(start, start + TILE_PX * 4);
      });
      const tile = Buffer.concat(rows);
      if (!tile.some((value, i) => i % 4 === 3 && value > 0)) continue;
      const raw = { width: TILE_PX, height: TILE_PX, channels: 4 };
      tiles.push({ zoom, x, y, bytes: await sharp(tile, { raw }).webp(WEBP).toBuffer() });
    }
  }
  return tiles;
}

function toRgb(color) {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
