/**
 * The screens of flights in a real Chromium that draws in software, each figure as a ratio to a bare
 * page of the same libraries in the same run, since machines differ by a factor of three from day to
 * day. Milliseconds are of this machine.
 */
import { chromium } from '@playwright/test';
import { findOrInstallChromium } from '../scripts/chromium.mjs';
import { startInstance } from './lists/instance.mjs';
import { machine } from './scoring/measure.mjs';
import { buildBareApp } from './screen/bare-app.ts';
import { measureFlight } from './screen/flight.ts';
import { measureReplay } from './screen/replay.ts';
import { startTileProvider } from './screen/tile-provider.ts';

export const description =
  'the screens of flights beside bare libraries in Chromium [flight] [replay]';

const PARTS = { flight: measureFlight, replay: measureReplay };

/** The figures that count; all others are information. */
const LIMITS = {
  figures_ratio: { most: 2 },
  map_ratio: { most: 1.3 },
  cursor_ratio: { most: 3 },
  analysis_ratio: { most: 1.5 },
  replay_ratio: { least: 0.5 },
  home_js_kb: { most: 165 },
  flight_js_kb: { most: 600 },
};

export async function run(names = []) {
  const wanted = names.length > 0 ? names : Object.keys(PARTS);
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: ['--no-sandbox'],
  });
  const tiles = await startTileProvider();
  const app = await buildBareApp();
  try {
    console.log(machine());
    const figures = {};
    for (const name of wanted) {
      const settings = { ...tiles.settings, CLOUDSTREET_WEB_DIR: app.folder };
      const instance = await startInstance(undefined, settings);
      try {
        Object.assign(figures, await PARTS[name](instance, browser));
      } finally {
        await instance.stop();
      }
    }
    console.table(
      Object.fromEntries(
        Object.entries(figures).map(([name, value]) => [name, { value, ...LIMITS[name] }]),
      ),
    );
    return figures;
  } finally {
    app.remove();
    tiles.stop();
    await browser.close();
  }
}
