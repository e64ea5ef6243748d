import { sampleIgc } from '../packages/server/src/testing/sample-igc.js';
import { sampleImage } from '../packages/web/src/testing/sample-image.js';
import { expectAccessible } from './accessible.js';
import { PASSWORD } from './instance.js';
import { expect, type Locator, type Page, test } from './test.js';

const DAY_MS = 86_400_000;
/** Exceeds the number of elements on any page of this journey. */
const MAX_TABS = 120;

test('a pilot signs up, uploads, edits, adds a photo and deletes, all by keyboard', async ({
  page,
}) => {
  test.slow();
  const unique = Date.now()
    .toString()
    .replace(/\d/g, (digit) => String.fromCodePoint(97 + Number(digit)));
  const name = `Kay ${unique.slice(0, 1).toUpperCase()}${unique.slice(1)}`;
  const heading = page.getByRole('heading', { level: 1 });
  const button = (label: string | RegExp) => page.getByRole('button', { name: label });

  await page.goto('/');
  await enter(page.getByRole('link', { name: 'Sign up' }).first());
  await write(page.getByRole('textbox', { name: 'Name' }), name);
  await write(page.getByRole('textbox', { name: 'Email' }), `${unique}@example.org`);
  await write(page.getByLabel('Password', { exact: true }), PASSWORD);
  const birth = page.getByRole('group', { name: 'Date of birth' });
  await write(birth.getByRole('spinbutton').first(), '07051990');
  await enter(button(/Gender/));
  await page.keyboard.type('Non');
  await page.keyboard.press('Enter');
  await reach(page.getByRole('checkbox', { name: /I agree/ }));
  await page.keyboard.press('Space');
  await enter(button('Create account'));
  await expect(page.getByText(`Welcome, ${name}`)).toBeVisible();

  await enter(page.getByRole('link', { name: 'Upload', exact: true }).first());
  const takeoff = new Date(Date.now() - DAY_MS).toISOString();
  const igc = Buffer.concat([
    sampleIgc({ takeoffs: [takeoff], unsigned: true }),
    Buffer.from(`LXXX${name}\n`),
  ]);
  await choose(button('Choose files'), {
    name: 'day.igc',
    mimeType: 'application/octet-stream',
    buffer: igc,
  });
  for (const point of [/The scoring windows/, /All airspace/, /I accept the terms/]) {
    await reach(page.getByRole('checkbox', { name: point }));
    await page.keyboard.press('Space');
  }
  await expectAccessible(page);
  await enter(button('Upload 1 file'));
  await enter(page.getByRole('article').getByRole('link'));
  await expect(heading).toHaveText(new RegExp(name));
  await expect(page.getByRole('tab', { name: 'Free' })).toBeVisible({ timeout: 30_000 });

  await enter(page.getByRole('link', { name: 'Edit', exact: true }));
  await reach(
    page.getByRole('figure', { name: 'Barogram' }).getByRole('slider', { name: 'Landing' }),
  );
  const landing = page.getByRole('group', { name: 'Landing' }).getByRole('status');
  const found = await landing.textContent();
  await page.keyboard.press('PageDown');
  await expect(landing).not.toHaveText(found ?? '');
  await expectAccessible(page);
  await enter(button('Save'));
  await expect(page).toHaveURL(/\/flight\/\d+$/);
  await expect(page.getByRole('tab', { name: 'Free' })).toBeVisible({ timeout: 30_000 });

  await choose(button('Choose files'), {
    name: 'sky.png',
    mimeType: 'image/png',
    buffer: Buffer.from(sampleImage(99)),
  });
  await enter(button('Photo without a caption'));
  await enter(button('Caption and time'));
  const form = page.getByRole('dialog', { name: 'Caption and time' });
  await write(form.getByRole('textbox', { name: /^Caption/ }), 'Blue sky');
  await write(form.getByRole('textbox', { name: /^Minutes/ }), '12');
  await enter(form.getByRole('button', { name: 'Save' }));
  await expect(form).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(button(/^Blue sky/).first()).toBeVisible();
  await expectAccessible(page);

  // In the list and in the gallery, for everybody.
  await enter(page.getByRole('link', { name: 'Profile', exact: true }).first());
  await expect(heading).toHaveText(name);
  const tile = page.getByRole('article').filter({ has: page.locator('img') });
  await expect(tile).toHaveCount(1);
  const { pathname } = new URL(page.url());
  await page.goto(`/flight/gallery?user=${pathname.split('/').at(-1)}`);
  await enter(button(`Photo 1 of the flight of ${name}`));
  await expect(page.getByRole('img', { name: 'Blue sky' })).toBeVisible();
  await enter(page.getByRole('link', { name: 'View flight' }));

  await expect(heading).toHaveText(new RegExp(name));
  await enter(button('More actions'));
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await enter(page.getByRole('alertdialog').getByRole('button', { name: 'Delete flight' }));
  await expect(page.getByText('Flight deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/flight$/);
});

/** Moves the focus to an element with the keyboard. */
async function reach(target: Locator): Promise<void> {
  const page = target.page();
  await expect(target).toBeAttached();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await isFocused()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target.toString()}.`);
}

async function enter(target: Locator): Promise<void> {
  await reach(target);
  await target.page().keyboard.press('Enter');
}

/** Replaces the current value. */
async function write(field: Locator, text: string): Promise<void> {
  await reach(field);
  const { keyboard } = field.page();
  if ((await field.getAttribute('role')) !== 'spinbutton') await keyboard.press('ControlOrMeta+A');
  await keyboard.type(text);
}

async function choose(
  trigger: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const page: Page = trigger.page();
  const chooser = page.waitForEvent('filechooser');
  await enter(trigger);
  await (await chooser).setFiles(file);
}
