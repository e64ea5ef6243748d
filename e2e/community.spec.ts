import { sampleIgc } from '../packages/server/src/testing/sample-igc.js';
import { expectAccessible } from './accessible.js';
import {
  addPhotosAs,
  createAccount,
  MODERATION_PORT,
  signedIn,
  signInSilently,
} from './instance.js';
import { type OwnInstance, startOwnInstance } from './own-instance.js';
import { expect, type Page, test } from './test.js';

const URL_OF_INSTANCE = `http://127.0.0.1:${MODERATION_PORT}`;
const DAY_MS = 86_400_000;
const REASON = 'Please remove the photo of the trailer.';
const CAPTION = 'Behind the hangar';

let instance: OwnInstance;

test.use({ baseURL: URL_OF_INSTANCE });

test.beforeAll(async () => {
  instance = await startOwnInstance(MODERATION_PORT, {
    CLOUDSTREET_CAPTCHA: 'False',
    CLOUDSTREET_LOG_LEVEL: 'warn',
  });
});

test.afterAll(async () => {
  await instance.stop();
});

const commentBy = (page: Page, name: string) =>
  page.getByRole('article', { name: `Comment by ${name}` });

test('a pilot, a friend and a moderator share an evening after a flight', async ({ browser }) => {
  const create = () => createAccount(URL_OF_INSTANCE);
  const [pilot, mate, friend, moderator] = [
    await create(),
    await create(),
    await create(),
    await create(),
  ];
  const said = await instance.command('role', moderator.email, 'moderator');
  expect(said).toContain(`${moderator.name} is a moderator.`);
  const enter = async (account?: typeof pilot) => {
    const page = await (await browser.newContext({ baseURL: URL_OF_INSTANCE })).newPage();
    if (account) await signInSilently(page, URL_OF_INSTANCE, account);
    return page;
  };
  const ofPilot = await enter(pilot);
  const ofFriend = await enter(friend);
  const ofModerator = await enter(moderator);

  // The friend follows before there is anything to read.
  await ofFriend.goto(`/user/${pilot.id}`);
  await ofFriend.getByRole('button', { name: `Follow ${pilot.name}` }).click();
  const following = { name: `Following ${pilot.name}. Stop following` };
  await expect(ofFriend.getByRole('button', following)).toBeVisible();

  // The pilot uploads a flight of two, and names the other, who confirms it.
  const id = await uploadWithMate(ofPilot, mate.name);
  const params = { path: { id } };
  const mates = await signedIn(URL_OF_INSTANCE, mate);
  expect((await mates.POST('/flightdetail/{id}/crew', { params })).response.status).toBe(200);
  await addPhotosAs(URL_OF_INSTANCE, pilot, id, [{ comment: CAPTION, startTime: takeoffTime() }]);

  // The friend finds it in the feed, and likes it.
  await ofFriend.goto('/feed');
  await expect(ofFriend.getByText('New flight')).toBeVisible();
  await expectAccessible(ofFriend);
  await ofFriend.locator(`a[href="/flight/${id}"]`).first().click();
  await expect(ofFriend.getByRole('link', { name: mate.name })).toBeVisible();
  const like = ofFriend.getByRole('button', { name: /^Like/ });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  // A comment that mentions the pilot.
  const section = ofFriend.getByRole('region', { name: 'Comments' });
  await section.scrollIntoViewIfNeeded();
  const box = ofFriend.getByRole('textbox', { name: 'Write a comment' });
  await box.fill('Well flown, @');
  await box.pressSequentially(pilot.name.slice(0, 20));
  await ofFriend.getByRole('option', { name: pilot.name }).waitFor();
  await expectAccessible(ofFriend);
  await box.press('Enter');
  await expect(box).toHaveValue(`Well flown, @${pilot.name} `);
  // A reload in between loses nothing.
  await ofFriend.reload();
  await section.scrollIntoViewIfNeeded();
  await expect(box).toHaveValue(`Well flown, @${pilot.name} `);
  await ofFriend.getByRole('button', { name: 'Send' }).dblclick();
  const comment = commentBy(ofFriend, friend.name);
  await expect(comment).toHaveCount(1);
  await expect(comment.getByRole('link', { name: `@${pilot.name}` })).toHaveAttribute(
    'href',
    `/user/${pilot.id}`,
  );

  // The pilot reads of it, answers and reacts.
  await ofPilot.goto(`/user/${pilot.id}/notifications`);
  await ofPilot.getByRole('link', { name: 'mentioned you in a comment' }).click();
  const seen = commentBy(ofPilot, friend.name);
  await expect(seen).toBeFocused();
  await seen.getByRole('button', { name: `Answer ${friend.name}` }).click();
  await ofPilot.getByRole('textbox', { name: `Answer ${friend.name}` }).fill('Thanks!');
  await ofPilot.getByRole('button', { name: 'Send' }).first().click();
  await expect(commentBy(ofPilot, pilot.name)).toContainText('Thanks!');
  await seen.getByRole('button', { name: 'React' }).click();
  await ofPilot.getByRole('searchbox', { name: 'Search emoji' }).fill('rocket');
  await ofPilot.getByRole('gridcell', { name: 'Rocket' }).waitFor();
  await expectAccessible(ofPilot);
  // After the astronaut.
  await ofPilot.keyboard.press('ArrowRight');
  await ofPilot.keyboard.press('Enter');
  await expect(seen.getByRole('button', { name: `🚀 ${pilot.name}` })).toBeVisible();

  // Appears without reloading.
  await expect(commentBy(ofFriend, pilot.name)).toContainText('Thanks!', { timeout: 60_000 });
  await expect(comment).toContainText('🚀');

  await seen.getByRole('button', { name: /^More actions/ }).click();
  await ofPilot.getByRole('menuitem', { name: 'Hide from others' }).click();
  await expect(seen).toContainText('Hidden from others');
  const ofVisitor = await enter();
  await ofVisitor.goto(`/flight/${id}`);
  await ofVisitor.getByRole('region', { name: 'comment' }).scrollIntoViewIfNeeded();
  await expect(ofVisitor.getByText('This comment was removed.')).toBeVisible();
  await expect(commentBy(ofVisitor, pilot.name)).toBeVisible();
  await expect(commentBy(ofVisitor, friend.name)).toHaveCount(0);

  // The friend reports a photo.
  const photos = ofFriend.getByRole('region', { name: 'Photos and videos' });
  await photos.getByRole('button', { name: CAPTION }).click();
  await ofFriend.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  const report = ofFriend.getByRole('dialog', { name: 'Report this photo or video' });
  await report.getByRole('button', { name: /What is wrong/ }).click();
  await ofFriend.getByRole('option', { name: 'Something else' }).click();
  await report.getByRole('textbox', { name: /Details/ }).fill('Our number plate.');
  await expectAccessible(ofFriend);
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(ofFriend.getByText('Thank you. The moderators will look at it.')).toBeVisible();

  // The moderator hides the flight with a reason, and closes the report.
  await ofModerator.goto('/dashboard/report');
  const row = ofModerator.getByRole('listitem').filter({ hasText: 'Our number plate.' });
  await expect(row).toBeVisible();
  await expectAccessible(ofModerator);
  await row.locator(`a[href="/flight/${id}"]`).click();
  await ofModerator.getByRole('button', { name: 'More actions', exact: true }).click();
  await ofModerator.getByRole('menuitem', { name: 'Hide flight' }).click();
  const hide = ofModerator.getByRole('dialog');
  await hide.getByRole('textbox', { name: /^Reason/ }).fill(REASON);
  await hide.getByRole('button', { name: 'Hide flight' }).click();
  await expect(ofModerator.getByText('A moderator hid this flight')).toBeVisible();
  await ofModerator.goBack();
  await row.getByRole('button', { name: /^Close report/ }).click();
  await expect(ofModerator.getByText('Nothing here right now')).toBeVisible();

  await ofFriend.reload();
  await expect(ofFriend.getByRole('heading', { level: 1 })).not.toHaveText(pilot.name);
  await ofFriend.goto('/feed');
  await expect(ofFriend.getByText('No news yet')).toBeVisible();

  // The pilot reads why.
  await ofPilot.goto(`/user/${pilot.id}/notifications`);
  await ofPilot.getByRole('link', { name: new RegExp(REASON) }).click();
  await expect(ofPilot.getByText('A moderator hid this flight')).toBeVisible();
  await expect(ofPilot.getByRole('note').getByText(REASON)).toBeVisible();
  await expectAccessible(ofPilot);

  await ofModerator.goto('/dashboard/flight?state=hidden');
  await ofModerator.getByRole('button', { name: 'Show flight again' }).click();
  await expect(ofModerator.getByText('Nothing here right now')).toBeVisible();
  await ofFriend.goto('/feed');
  await ofFriend.locator(`a[href="/flight/${id}"]`).first().click();
  await expect(ofFriend.getByRole('heading', { level: 1, name: pilot.name })).toBeVisible();
});

/** Yesterday, so that the flight may be edited. */
function takeoffTime(): string {
  return new Date(Date.now() - DAY_MS).toISOString();
}

/** Uploads a flight of a double-seater, names a registered co-pilot, and returns the id of the flight. */
async function uploadWithMate(page: Page, mate: string): Promise<number> {
  await page.goto('/upload');
  const igc = sampleIgc({ takeoffs: [takeoffTime()], gliderType: 'Duo Discus' });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  const file = { name: 'two.igc', mimeType: 'application/octet-stream', buffer: Buffer.from(igc) };
  await (await chooser).setFiles(file);
  for (const point of ['The scoring windows', 'All airspace that', 'I accept the terms']) {
    await page.getByText(point).click();
  }
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  await page.getByRole('button', { name: 'Add the second person' }).click();
  await page.getByRole('combobox', { name: 'Pilot' }).fill(mate);
  await page.getByRole('option', { name: mate }).click();
  const birth = page.getByRole('group', { name: 'Date of birth' });
  await birth.getByRole('spinbutton').first().click();
  await page.keyboard.type('01041988');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  const flight = page.getByRole('article').getByRole('link').first();
  const href = await flight.getAttribute('href');
  await flight.click();
  await expect(page.getByText(`Waiting for ${mate} to confirm`)).toBeVisible();
  return Number(href?.split('/').at(-1));
}
