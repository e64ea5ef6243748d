/**
 * The screens of flights in a real Chromium that draws in software: how soon a long flight is there
 * and answers, what a move of the cursor costs, what the replay of a day does, and how much code the
 * pages load. Milliseconds are of this machine.
 */
import { chromium } from '@playwright/test';
import { findOrInstallChromium } from '../scripts/chromium.mjs';
import { startInstance } from './lists/instance.mjs';
import { machine } from './scoring/measure.mjs';
import { measureFlight } from './screen-flight.ts';
import { startPictures } from './screen-pictures.ts';
import { measureReplay } from './screen-replay.ts';

export const description = 'the screens of flights, with their analysis and replay, in Chromium';

export async function run() {
  const executablePath = await findOrInstallChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const pictures = await startPictures();
  try {
    console.log(machine());
    const figures = {};
    for (const measure of [measureFlight, measureReplay]) {
      const instance = await startInstance(undefined, pictures.settings);
      try {
        Object.assign(figures, await measure(instance, browser));
      } finally {
        await instance.stop();
      }
    }
    console.table(figures);
    return figures;
  } finally {
    pictures.stop();
    await browser.close();
  }
}
