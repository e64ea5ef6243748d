import { expectAccessible } from './accessible.js';
import { createAccount, signedIn, signInSilently, uploadManyAs } from './instance.js';
import { expect, test } from './test.js';

const DAY_MS = 86_400_000;

test('a pilot collects flights, orders them by keyboard and mouse, and shares them by link', async ({
  page,
  browser,
  baseURL,
}) => {
  const address = baseURL ?? '';
  const pilot = await createAccount(address);
  const takeoffs = [3, 2].map((days) => new Date(Date.now() - days * DAY_MS).toISOString());
  const [first = 0, second = 0] = await uploadManyAs(address, pilot, takeoffs);
  await signInSilently(page, address, pilot);

  // A new collection from the page of a flight.
  await page.goto(`/flight/${first}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Add to collection' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'New collection' }).fill('Evenings');
  await dialog.getByRole('button', { name: 'Create collection' }).click();
  await expect(dialog).toBeHidden();

  // Another flight from the flight list.
  await page.goto(`/flight?user=${pilot.id}`);
  const tile = page.locator('article').filter({ has: page.locator(`a[href="/flight/${second}"]`) });
  await tile.getByRole('button', { name: 'Add to collection' }).click();
  await expectAccessible(page);
  const choice = dialog.getByRole('checkbox', { name: 'Evenings' });
  await dialog.getByText('Evenings').click();
  await expect(choice).toBeChecked();
  await page.keyboard.press('Escape');

  await page.goto(`/user/${pilot.id}`);
  await page.getByRole('link', { name: 'Collections' }).click();
  await page.getByRole('link', { name: 'Evenings' }).click();
  await expect(page.getByRole('heading', { name: 'Evenings', level: 1 })).toBeVisible();
  await expectAccessible(page);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const api = await signedIn(address, pilot);
  const order = async () => {
    const { data } = await api.GET('/flightcollection/{id}', { params: { path: { id } } });
    return data?.flight;
  };
  expect(await order()).toEqual([first, second]);

  await page.getByRole('button', { name: 'Change order' }).click();
  const handles = page.getByRole('button', { name: /^Move / });
  await handles.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(order).toEqual([second, first]);
  await expect(handles.nth(1)).toBeFocused();

  // By mouse or finger, back to the beginning.
  await handles.nth(1).scrollIntoViewIfNeeded();
  const [from, to] = [await handles.nth(1).boundingBox(), await handles.first().boundingBox()];
  if (!from || !to) throw new Error('The handles are not drawn.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 4, { steps: 5 });
  await page.mouse.up();
  await expect.poll(order).toEqual([first, second]);
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Edit collection' }).click();
  await dialog.getByRole('button', { name: /Who can see it/ }).click();
  await page.getByRole('option', { name: 'Only with the link' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const visitor = await browser.newPage({ baseURL: address });
  await visitor.goto(`/collection/${id}`);
  await expect(visitor.getByRole('heading', { name: /not found/i })).toBeVisible();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'Evenings', level: 1 })).toBeVisible();
  await expect(visitor.locator(`a[href="/flight/${first}"]`)).toBeVisible();
  await visitor.getByRole('link', { name: 'Statistics' }).click();
  await expect(visitor.locator(`a[href="/flight/${second}"]`)).toBeVisible();
  await visitor.close();
});
