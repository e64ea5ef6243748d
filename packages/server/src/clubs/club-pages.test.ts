import { call, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { setClubImage } from '@cloudstreet/sdk/operations';
import { beforeAll, expect, test } from 'vitest';
import { sampleImage } from '../stories/testing/sample-media.js';
import { sampleIgc } from '../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';

let testApi: TestApi;
let moderator: TestUser;
let club: number;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => new Date('2026-07-14T18:00:00Z') });
  moderator = await testApi.signUp();
  const { db } = testApi.server.services;
  await db.updateTable('user').set({ is_moderator: true }).where('id', '=', moderator.id).execute();
  const founder = await testApi.signUp({ clubName: 'Wave Club' });
  club = (await unwrap(founder.api.GET('/user/me'))).club!.id;
});

const at = (id: number) => ({ params: { path: { id } } });
const of = (user: TestUser) => ({ params: { path: { id: club }, query: { user_id: user.id } } });
const appoint = (user: TestUser) =>
  unwrap(moderator.api.POST('/dashboard/club/{id}/administrator', of(user)));
const dismiss = (user: TestUser) =>
  unwrap(moderator.api.DELETE('/dashboard/club/{id}/administrator', of(user)));
const edit = ({ api }: TestUser, body: { url?: string | null; description?: string | null }) =>
  api.PATCH('/club/{id}', { ...at(club), body });
const setLogo = async ({ api }: TestUser, color: `#${string}`) =>
  call(api, setClubImage, { id: club, image: await sampleImage({ color }) });
const audit = (kind: 'club' | 'user', id: number) =>
  unwrap(moderator.api.GET('/dashboard/audit', { params: { query: { kind, subject_id: id } } }));

test('moderators appoint and dismiss administrators, once each, on record, and notify them', async () => {
  const user = await testApi.signUp({ name: 'Ina Wolf' });
  await appoint(user);
  expect(await appoint(user)).toEqual([
    { user: { id: user.id, name: 'Ina Wolf' }, appointed: '2026-07-14T18:00:00+00:00' },
  ]);
  const page = await unwrap(user.api.GET('/club/{id}', at(club)));
  expect(page.caller_administers).toBe(true);
  const told = () => unwrap(user.api.GET('/notification'));
  expect(await told()).toMatchObject([
    {
      text: 'You are now an administrator of the club “Wave Club” and can edit its page.',
      link: `/club/${club}`,
      club_id: club,
    },
  ]);
  expect(await dismiss(user)).toEqual([]);
  // The text describes the current state.
  expect(await told()).toMatchObject([
    { text: 'You are no longer an administrator of the club “Wave Club”.' },
  ]);
  expect((await edit(user, { description: 'Mine.' })).response.status).toBe(403);
  expect(await unwrap(user.api.GET('/club/{id}', at(club)))).not.toHaveProperty(
    'caller_administers',
  );
  expect(await audit('user', user.id)).toMatchObject([
    { action: 'administrator_dismissed', note: 'Wave Club' },
    { action: 'administrator_appointed', note: 'Wave Club' },
  ]);
});

test('an administrator edits website, description and logo, on record', async () => {
  const user = await testApi.signUp();
  await appoint(user);
  const body = { url: 'https://wave.example.org', description: 'Waves\nall winter.' };
  expect((await edit(user, body)).data).toMatchObject(body);
  await edit(user, body);
  expect((await edit(user, { url: 'javascript:alert(1)' })).response.status).toBe(422);
  const { image: first } = await setLogo(user, '#123456');
  const { image } = await setLogo(user, '#654321');
  expect(image).not.toBe(first);
  expect(await unwrap(testApi.api.GET('/club/{id}', at(club)))).toMatchObject({ ...body, image });
  const file = await fetch(`${testApi.url}/files/${image}`);
  expect(file.headers.get('content-type')).toBe('image/jpeg');
  const removed = await unwrap(user.api.DELETE('/club/{id}/image', at(club)));
  expect(removed).not.toHaveProperty('image');
  const actions = (await audit('club', club)).map(({ action, actor }) => [action, actor?.id]);
  expect(actions).toEqual([
    ['club_image_removed', user.id],
    ['club_image_set', user.id],
    ['club_image_set', user.id],
    ['club_changed', user.id],
  ]);
});

test('name and region stay with moderators, and the page of a club with its own administrators', async () => {
  const user = await testApi.signUp({ clubName: 'Ridge Club' });
  const name = { name: 'Best Club' } as object;
  await appoint(user);
  const { response } = await user.api.PATCH('/club/{id}', { ...at(club), body: name });
  expect(response.status).toBe(422);
  const own = (await unwrap(user.api.GET('/user/me'))).club!.id;
  const other = await user.api.PATCH('/club/{id}', { ...at(own), body: { url: null } });
  expect(other.response.status).toBe(403);
  expect(other.error).toMatchObject({ code: 'NOT_ADMINISTRATOR_OF_CLUB' });
});

test('the country of the region decides national contests of flights that exist', async () => {
  const pilot = await testApi.signUp({ clubName: 'Prairie Club' });
  const { club: own } = await unwrap(pilot.api.GET('/user/me'));
  const [flight] = await uploadFlight(pilot.api, sampleIgc({ serial: 'REG' }));
  const scored = () => waitForScore(pilot.api, flight!.id, { pollMs: 50 });
  const contests = async () => (await scored()).contest.map((entry) => entry.name);
  expect(await contests()).not.toContain('dmst');
  const move = (region_id: string | null) =>
    moderator.api.PATCH('/dashboard/club/{id}', { ...at(own!.id), body: { region_id } });
  expect((await move('XX-YY')).response.status).toBe(422);
  const { db } = testApi.server.services;
  const region = { id: 'DE-NI', name: 'Lower Saxony', country: 'DE' };
  await db
    .insertInto('region')
    .values(region)
    .onConflict((each) => each.doNothing())
    .execute();
  expect((await move('DE-NI')).data).toMatchObject({ region: { id: 'DE-NI' } });
  expect(await contests()).toContain('dmst');
  expect((await move(null)).data).not.toHaveProperty('region');
});
