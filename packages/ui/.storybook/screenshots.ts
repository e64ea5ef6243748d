import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/** Compares every story with its committed screenshot. */
afterEach(async ({ task }) => {
  await document.fonts.ready;
  await expect(page.elementLocator(document.body)).toMatchScreenshot(task.name);
});
