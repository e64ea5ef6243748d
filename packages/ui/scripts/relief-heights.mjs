/**
 * Reads heights and shading out of a coloured relief.
 *
 * A pixel is a colour of the scale, darkened in the shade or lightened in the sun. The scale is that of
 * ETOPO1 (NOAA); its colours differ in hue or saturation, so height and light can be told apart.
 */
import sharp from 'sharp';

/** Colours by height in m. */
const SCALE = [
  [0, 51, 102, 0],
  [100, 51, 204, 102],
  [200, 187, 228, 146],
  [500, 255, 220, 185],
  [1000, 243, 202, 137],
  [1500, 230, 184, 88],
  [2000, 217, 166, 39],
  [2500, 168, 154, 31],
  [3000, 164, 144, 25],
  [4000, 159, 123, 13],
  [5000, 153, 102, 0],
  [5500, 162, 89, 89],
  [6000, 178, 118, 118],
  [6500, 183, 147, 147],
  [7000, 204, 204, 204],
  [8000, 240, 240, 240],
];
const STEPS_BETWEEN = 5;
/** Bits per channel of the table of colours. */
const BITS = 6;
const SHIFT = 8 - BITS;
/** Cost of light that differs from the scale's, against one of colour. */
const LIGHT_COST = 1500;
/** Water is bluer than any land. Small lakes are nearly white, like ice, which is only near the poles. */
const MIN_WATER_BLUE = 14;
const WHITE = 218;
const ICE_LATITUDE = 59;
/** Heights are smoothed, because bright slopes look like another height. */
const SMOOTH_PX = 2;
/** Light in mountains is the brightness compared with that of the surroundings. */
const SURROUNDINGS_PX = 5;
const MOUNTAINS = { fromM: 300, toM: 1200 };
/** Width of land that is continued into the sea, so that resampling does not mix them. */
const GROW_PX = 6;

/**
 * Returns heights in m and the factor of the light of each pixel. The sea continues the land nearby.
 *
 * @param file Image of the world in plate carrée.
 */
export async function heightsAndShades(file) {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const table = colorTable();
  const heights = new Float32Array(width * height);
  const shades = new Float32Array(width * height);
  const land = new Float32Array(width * height);
  const brightness = new Float32Array(width * height);
  for (let i = 0; i < heights.length; i += 1) {
    const [r, g, b] = [data[i * 3], data[i * 3 + 1], data[i * 3 + 2]];
    const lat = 90 - (Math.floor(i / width) / height) * 180;
    const isIce = Math.abs(lat) > ICE_LATITUDE && isIceLongitude((i % width) / width, lat);
    if (b - r > MIN_WATER_BLUE || (Math.min(r, g, b) > WHITE && !isIce)) continue;
    const index = (((r >> SHIFT) << (2 * BITS)) | ((g >> SHIFT) << BITS) | (b >> SHIFT)) * 2;
    heights[i] = table[index];
    shades[i] = table[index + 1];
    land[i] = 1;
    brightness[i] = 0.3 * r + 0.6 * g + 0.1 * b;
  }
  const size = { width, height };
  const smooth = { radiusPx: SMOOTH_PX, smoothsLand: true, fallback: 0 };
  const smoothed = smoothOnLand(heights, land, size, smooth);
  const around = boxTwice(brightness, land, size, SURROUNDINGS_PX);
  const { fromM, toM } = MOUNTAINS;
  for (let i = 0; i < shades.length; i += 1) {
    const share = Math.min(Math.max((smoothed[i] - fromM) / (toM - fromM), 0), 1);
    if (land[i]) shades[i] += (brightness[i] / around[i] - shades[i]) * share;
  }
  return {
    ...size,
    heights: smoothed,
    shades: smoothOnLand(shades, land, size, { radiusPx: 1, smoothsLand: false, fallback: 1 }),
  };
}

/** Whether there is ice besides high mountains: in Greenland and the Antarctic. */
function isIceLongitude(east, lat) {
  const lon = east * 360 - 180;
  return lat < 0 || (lon > -75 && lon < -10);
}

/** Returns height and light of each colour. */
function colorTable() {
  const scale = fineScale();
  const side = 2 ** BITS;
  const table = new Float32Array(side ** 3 * 2);
  for (let i = 0; i < side ** 3; i += 1) {
    const rgb = [i >> (2 * BITS), (i >> BITS) & (side - 1), i & (side - 1)].map(
      (value) => (value + 0.5) * 2 ** SHIFT,
    );
    const [heightM, light] = explain(rgb, scale);
    table.set([heightM, light], i * 2);
  }
  return table;
}

function fineScale() {
  return SCALE.slice(1).flatMap((to, i) =>
    Array.from({ length: STEPS_BETWEEN }, (_, step) =>
      SCALE[i].map((value, c) => value + ((to[c] - value) * step) / STEPS_BETWEEN),
    ),
  );
}

/** Finds the colour of the scale that explains a colour with the most usual light. */
function explain([r, g, b], scale) {
  let best = [0, 1];
  let least = Infinity;
  for (const [heightM, sr, sg, sb] of scale) {
    const darker = Math.min(1, (r * sr + g * sg + b * sb) / (sr * sr + sg * sg + sb * sb));
    const [wr, wg, wb] = [255 - sr, 255 - sg, 255 - sb];
    const toWhite = (wr * (r - sr) + wg * (g - sg) + wb * (b - sb)) / (wr * wr + wg * wg + wb * wb);
    const lighter = Math.min(Math.max(toWhite, 0), 0.7);
    const shaded = distance(r - darker * sr, g - darker * sg, b - darker * sb);
    const lit = distance(r - sr - lighter * wr, g - sg - lighter * wg, b - sb - lighter * wb);
    const costs = [
      [shaded + LIGHT_COST * (1 - darker) ** 2, darker],
      [lit + LIGHT_COST * lighter ** 2, 1 + lighter / 2],
    ];
    for (const [cost, light] of costs) {
      if (cost < least) {
        least = cost;
        best = [heightM, light];
      }
    }
  }
  return best;
}

function distance(r, g, b) {
  return r * r + g * g + b * b;
}

/** Averages over land only, and continues it into the sea. */
function smoothOnLand(values, land, size, { radiusPx, smoothsLand, fallback }) {
  const rings = [Math.max(radiusPx, 1), GROW_PX].map((px) => boxTwice(values, land, size, px));
  return values.map((value, i) => {
    if (land[i] && !smoothsLand) return value;
    return rings.find((ring) => ring[i] > 0)?.[i] ?? fallback;
  });
}

/** Averages of land over two boxes after each other; 0 where there is none. */
function boxTwice(values, land, size, radiusPx) {
  const twice = (grid) => box(box(grid, size, radiusPx), size, radiusPx);
  const sums = twice(values);
  const weights = twice(land);
  return sums.map((sum, i) => (weights[i] > 1e-3 ? sum / weights[i] : 0));
}

/** Averages over a box around each pixel, across the date line. */
function box(grid, { width, height }, radiusPx) {
  const side = 2 * radiusPx + 1;
  const across = new Float32Array(grid.length);
  for (let row = 0; row < grid.length; row += width) {
    let sum = 0;
    for (let x = -radiusPx; x <= radiusPx; x += 1) sum += grid[row + ((x + width) % width)];
    for (let x = 0; x < width; x += 1) {
      across[row + x] = sum / side;
      sum +=
        grid[row + ((x + radiusPx + 1) % width)] - grid[row + ((x - radiusPx + width) % width)];
    }
  }
  // Row by row, because neighbours in a column are far apart in memory.
  const down = new Float32Array(grid.length);
  const sums = new Float64Array(width);
  const rowAt = (y) => Math.min(Math.max(y, 0), height - 1) * width;
  for (let y = -radiusPx; y < radiusPx; y += 1) addRow(sums, across, rowAt(y), 1);
  for (let y = 0; y < height; y += 1) {
    addRow(sums, across, rowAt(y + radiusPx), 1);
    for (let x = 0; x < width; x += 1) down[y * width + x] = Math.max(sums[x] / side, 0);
    addRow(sums, across, rowAt(y - radiusPx), -1);
  }
  return down;
}

function addRow(sums, grid, row, factor) {
  for (let x = 0; x < sums.length; x += 1) sums[x] += factor * grid[row + x];
}
