import { type Account, createAccount, uploadAs } from './instance.js';
import { NONSENSE, type OddFlight, oddIgc } from './odd-igc.js';
import { expect, type Page, test } from './test.js';
import { visit } from './visit.js';

const ODD_FLIGHTS: readonly [why: string, odd: OddFlight][] = [
  ['has 40 fixes', { fixes: 40 }],
  ['has one fix a minute', { intervalS: 60 }],
  ['knows no pressure altitude', { unknown: 'pressure' }],
  ['knows no satellite altitude', { unknown: 'gnss' }],
  ['was made in an unknown aircraft', { gliderType: 'Vogel Greif 3' }],
  ['ends during the tow', { cutAfterS: 240 }],
  ['has no thermals', { isGlideOnly: true, hours: 1 }],
  ['jumps 500 km and back', { jumpKm: 500 }],
  [
    'goes on after midnight UTC, over the date line',
    { takeoff: '2026-07-13T22:50:00Z', lat: -17.5, lon: 179.8 },
  ],
];

let owner: Account;
/** Shows one flight after the other. */
let page: Page;
let complaints: string[];

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ baseURL, browser }) => {
  owner = await createAccount(baseURL ?? '');
  page = await browser.newPage();
  complaints = listen(page);
});
test.afterAll(() => page.close());

for (const [why, odd] of ODD_FLIGHTS) {
  test(`a flight that ${why} is displayed correctly`, async ({ baseURL }) => {
    const id = await uploadAs(baseURL ?? '', owner, oddIgc({ ...odd, pilot: owner.name }));
    await visit(page, `/flight/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(owner.name);
    await expect(page.getByRole('region', { name: 'Map of the flight' })).toBeVisible();
    await expect(page.getByRole('figure', { name: 'Barogram' })).toBeVisible();

    for (const region of ['Flight analysis', 'Coach']) {
      const tabs = page.getByRole('region', { name: region }).getByRole('tab');
      await expect(tabs).toHaveCount(4);
      for (const tab of await tabs.all()) {
        await tab.click();
        await expectSense();
      }
    }
    await page.getByRole('button', { name: 'Values as a table' }).click();
    // A flight that ends during the launch has no points.
    const explanation = page.getByRole('button', { name: 'How it was scored' });
    if (odd.cutAfterS === undefined) await explanation.click();
    else await expect(explanation).not.toBeAttached();
    await expectSense();
    expect(complaints).toEqual([]);
  });
}

/** Collects exceptions and console errors of the page. */
function listen(to: Page): string[] {
  const errors: string[] = [];
  to.on('pageerror', ({ message }) => errors.push(message));
  to.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

async function expectSense(): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await main.innerText()).not.toMatch(NONSENSE);
}
