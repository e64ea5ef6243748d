import { expect, type Page, test } from '@playwright/test';
import {
  type Account,
  createAccount,
  logIn,
  realFlight,
  uploadAs,
  uploadManyAs,
} from './instance.js';

const DAY_MS = 86_400_000;

test('a wrong password is rejected with a message', async ({ page, baseURL }) => {
  const account = await createAccount(baseURL ?? '');
  await page.goto('/auth/log-in');
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  const wrong = 'Wrong email address or password.';
  await expect(page.getByRole('alert').filter({ hasText: wrong })).toBeVisible();
  await expect(page).toHaveURL(/log-in/);
});

test('the upload page asks for log-in and returns', async ({ page, baseURL }) => {
  const account = await createAccount(baseURL ?? '');
  await page.goto('/upload');
  await expect(page).toHaveURL(/\/auth\/log-in/);
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill('a long enough password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/upload$/);
  await logOut(page);
});

test('only the owner can edit and delete a flight', async ({ page, baseURL }) => {
  const owner = await createAccount(baseURL ?? '');
  const other = await createAccount(baseURL ?? '');
  const takeoff = new Date(Date.now() - DAY_MS).toISOString();
  const [id] = await uploadManyAs(baseURL ?? '', owner, [takeoff]);

  await openFlightOf(page, owner, id);
  const offers = page
    .getByRole('link', { name: 'Edit', exact: true })
    .or(page.getByRole('button', { name: 'Delete', exact: true }));
  await expect(offers).toHaveCount(0);

  await logIn(page, other);
  await openFlightOf(page, owner, id);
  await expect(offers).toHaveCount(0);
  await logOut(page);

  await logIn(page, owner);
  await openFlightOf(page, owner, id);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const registration = page.getByRole('textbox', { name: 'Registration' });
  await registration.fill('d-1234');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText("Only uppercase letters, numbers and '-' are allowed")).toBeVisible();
  await registration.fill('D-4321');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(new RegExp(`/flight/${id}$`));
  await expect(page.getByText('D-4321')).toBeVisible();

  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this flight?' });
  await expect(question).toContainText('Delete this flight?');
  await question.getByRole('button', { name: 'Delete flight' }).click();
  await expect(page.getByText('Flight deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/flight$/);
  await page.goto(`/flight/${id}`);
  await expect(page.getByRole('heading', { name: 'Landing site not found' })).toBeVisible();
});

test('an unknown address shows the page for missing pages', async ({ page }) => {
  await page.goto('/no/such/place');
  await expect(page.getByRole('heading', { name: 'Landing site not found' })).toBeVisible();
  await page.goto('/flight/999999');
  await expect(page.getByRole('heading', { name: 'Landing site not found' })).toBeVisible();
});

test('the unit switch changes every value', async ({ page, baseURL }) => {
  const owner = await createAccount(baseURL ?? '');
  const id = await uploadAs(baseURL ?? '', owner, realFlight('simple.igc', `units ${owner.name}`));
  await page.goto(`/flight/${id}`);
  await expect(page.getByRole('tabpanel', { name: 'Free' })).toContainText('km');
  await page.getByRole('button', { name: 'Display' }).click();
  await page
    .getByRole('radio', { name: 'US' })
    .or(page.getByText('US', { exact: true }))
    .first()
    .click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tabpanel', { name: 'Free' })).toContainText('mi');
  await page.reload();
  await expect(page.getByRole('tabpanel', { name: 'Free' })).toContainText('mi');
});

async function openFlightOf(page: Page, { name }: Account, id: number | undefined): Promise<void> {
  await page.goto(`/flight/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
}

async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Log out' })
    .or(page.getByRole('link', { name: 'Log out' }))
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
}
