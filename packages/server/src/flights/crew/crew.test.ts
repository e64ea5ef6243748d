import {
  type FlightDetail,
  unwrap,
  uploadFlight,
  uploadStory,
  type Visibility,
  waitForScore,
} from '@cloudstreet/sdk';
import { beforeAll, describe, expect, test } from 'vitest';
import { lockFlight, setHidden as setHiddenOf } from '../../moderation/operations/set-hidden.js';
import { sampleImage } from '../../stories/testing/sample-media.js';
import { confirmSeat } from '../../testing/confirm-seat.js';
import { sampleIgc } from '../../testing/sample-igc.js';
import {
  PASSWORD,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../../testing/start-test-api.js';

const BIRTH = '1992-03-04';
const NOW = new Date('2026-07-14T20:00:00Z');

let server: TestApi;
let pilot: TestUser;
let mate: TestUser;
let stranger: TestUser;
let files = 0;

beforeAll(async () => {
  server = await startTestApi({ clock: () => NOW });
  pilot = await server.signUp({ name: 'Otto Thermik', clubName: 'LSV Anklam' });
  mate = await server.signUp({
    name: 'Mara Voss',
    dateOfBirth: BIRTH,
    clubName: 'FC Greifswald',
  });
  stranger = await server.signUp();
});

type Options = NonNullable<Parameters<typeof uploadFlight>[2]>;

function nextFile(gliderType = 'Duo Discus') {
  files += 1;
  return sampleIgc({ gliderType, serial: `C${String(files).padStart(2, '0')}` });
}

const named = () => ({ coUser: { id: mate.id, dateOfBirth: BIRTH } });

async function fly(options: Options = named(), gliderType?: string): Promise<FlightDetail> {
  const [flight] = await uploadFlight(pilot.api, nextFile(gliderType), options);
  return waitForScore(pilot.api, flight!.id, { pollMs: 50 });
}

/** A flight that both have flown. */
async function flyTogether(): Promise<FlightDetail> {
  const { id } = await fly();
  return confirmSeat(mate, id);
}

type Caller = Pick<TestUser, 'api'>;

const at = (id: number) => ({ params: { path: { id } } });
const read = ({ api }: Caller, id: number) => api.GET('/flightdetail/{id}', at(id));
const leave = ({ api }: Caller, id: number) => api.DELETE('/flightdetail/{id}/crew', at(id));
const change = ({ api }: Caller, id: number, body: object) =>
  unwrap(api.PATCH('/flightdetail/{id}', { ...at(id), body }));
const wish = ({ api }: Caller, id: number, visibility: Exclude<Visibility, 'draft'>) =>
  api.PATCH('/flightdetail/{id}/crew', { ...at(id), body: { visibility } });

async function isListed({ api }: Caller, id: number, userId: number): Promise<boolean> {
  const query = { user_id_in: [userId] };
  const flights = await unwrap(api.GET('/flight', { params: { query } }));
  return flights.some((flight) => flight.id === id);
}

async function badgesOf({ id }: TestUser): Promise<string[]> {
  const achievements = await unwrap(server.api.GET('/achievement/user/{id}', at(id)));
  return achievements.map(({ badge_id, flight_id }) => `${badge_id} ${flight_id}`);
}

describe('a second person who is asked', () => {
  test('is only a name for everyone else, on no page of theirs', async () => {
    const { id } = await fly();
    const seen = await unwrap(read(server, id));
    expect(seen).toMatchObject({ co_user_name: 'Mara Voss' });
    expect(seen).not.toHaveProperty('co_user');
    expect(seen).not.toHaveProperty('asked_user');
    expect(JSON.stringify(await unwrap(read(stranger, id)))).not.toContain(`"id":${mate.id}`);
    expect(await isListed(mate, id, mate.id)).toBe(false);
    for (const { api } of [pilot, mate]) {
      expect(await unwrap(read({ api }, id))).toMatchObject({ asked_user: { id: mate.id } });
    }
  });

  test('finds the request and answers it from the flight', async () => {
    const { id } = await fly();
    const requests = () => unwrap(mate.api.GET('/user/me/crew-request'));
    const request = (await requests()).find(({ flight }) => flight.id === id);
    expect(request).toMatchObject({
      user: { id: pilot.id, name: 'Otto Thermik' },
      seat: 'co_pilot',
      flight: { aircraft: { name: expect.stringContaining('Duo Discus') } },
    });
    const confirmed = await confirmSeat(mate, id);
    expect(confirmed).toMatchObject({ user: { id: pilot.id }, co_user: { id: mate.id } });
    // A second press changes nothing.
    expect(await confirmSeat(mate, id)).toEqual(confirmed);
    expect((await requests()).some(({ flight }) => flight.id === id)).toBe(false);
    expect(await isListed(server, id, mate.id)).toBe(true);
    const [news] = await unwrap(pilot.api.GET('/notification'));
    expect(news).toMatchObject({
      event: 'crew_confirmed',
      text: 'Mara Voss confirmed your flight together on 14 July 2026.',
    });
  });

  test('may decline, with their name', async () => {
    const { id } = await fly();
    expect((await leave(mate, id)).response.status).toBe(204);
    expect((await leave(mate, id)).response.status).toBe(204);
    const flight = await unwrap(read(pilot, id));
    expect(flight).not.toHaveProperty('co_user_name');
    expect(flight).not.toHaveProperty('asked_user');
    await expect(confirmSeat(mate, id)).rejects.toMatchObject({ status: 404 });
  });

  test('is asked no longer once the pilot withdraws it', async () => {
    const { id } = await fly();
    await change(pilot, id, { co_user_id: null, co_user_name: 'Gustav' });
    await expect(confirmSeat(mate, id)).rejects.toMatchObject({ status: 404 });
    const news = await unwrap(mate.api.GET('/notification'));
    expect(news.some(({ flight_id }) => flight_id === id)).toBe(false);
    expect(await unwrap(read(pilot, id))).toMatchObject({ co_user_name: 'Gustav' });
  });

  test('cannot be answered for by others', async () => {
    const { id } = await fly();
    await expect(confirmSeat(stranger, id)).rejects.toMatchObject({ status: 404 });
    expect((await leave(stranger, id)).response.status).toBe(204);
    expect(await unwrap(read(pilot, id))).toMatchObject({ asked_user: { id: mate.id } });
  });
});

describe('a flight that a moderator hides', () => {
  const setHidden = async (id: number, reason: string | null) => {
    const { db } = server.server.services;
    await db.transaction().execute(async (transaction) => {
      const flight = await lockFlight(transaction, id);
      await setHiddenOf(transaction, server.server.services, { flight, reason });
    });
  };
  const isRequested = async (id: number) =>
    (await unwrap(mate.api.GET('/user/me/crew-request'))).some(({ flight }) => flight.id === id);
  const newsOf = async (id: number) =>
    (await unwrap(mate.api.GET('/notification'))).filter(({ flight_id }) => flight_id === id);

  test('asks no one until it is restored', async () => {
    const { id } = await fly({});
    await setHidden(id, 'Not a flight.');
    await change(pilot, id, { co_user_id: mate.id, co_user_date_of_birth: BIRTH });
    expect(await isRequested(id)).toBe(false);
    await expect(confirmSeat(mate, id)).rejects.toMatchObject({ status: 404 });
    expect(await newsOf(id)).toEqual([]);
    await setHidden(id, null);
    expect(await isRequested(id)).toBe(true);
    expect(await newsOf(id)).toMatchObject([{ event: 'co_pilot' }]);
    await confirmSeat(mate, id);
  });

  test('can be left by its co-pilot, whose wish it followed', async () => {
    const { id } = await flyTogether();
    await unwrap(wish(mate, id, 'private'));
    await setHidden(id, 'Not a flight.');
    expect((await wish(mate, id, 'public')).response.status).toBe(403);
    expect((await leave(mate, id)).response.status).toBe(204);
    expect((await read(stranger, id)).response.status).toBe(404);
    await setHidden(id, null);
    expect((await read(stranger, id)).response.status).toBe(200);
  });
});

describe('an upload', () => {
  test.each([
    { why: 'without a date of birth', form: () => ({ co_user_id: `${mate.id}` }) },
    {
      why: 'with a wrong one',
      form: () => ({ co_user_id: `${mate.id}`, co_user_date_of_birth: '1992-03-05' }),
    },
    {
      why: 'beside a name',
      form: () => ({
        co_user_id: `${mate.id}`,
        co_user_date_of_birth: BIRTH,
        co_user_name: 'Gustav',
      }),
    },
  ])('is refused for a registered second person $why', async ({ form }) => {
    const body = new FormData();
    body.set('file', new Blob([nextFile()]), 'a.igc');
    for (const [name, value] of Object.entries<string>(form())) body.set(name, value);
    const authorization = `Bearer ${await pilot.api.session.accessToken()}`;
    const response = await fetch(`${server.url}/v1/igcfile`, {
      method: 'POST',
      headers: { authorization },
      body,
    });
    expect(response.status).toBe(422);
  });

  test('of a single-seater leaves the second person out', async () => {
    const flight = await fly({ ...named(), seat: 'co_pilot' }, 'LS 4');
    expect(flight).not.toHaveProperty('asked_user');
    expect(flight).not.toHaveProperty('seat');
  });
});

describe('a co-pilot', () => {
  test('adds photos, and changes and deletes their own', async () => {
    const { id } = await flyTogether();
    const own = await uploadStory(mate.api, id, await sampleImage({ color: '#112233' }));
    const other = await uploadStory(pilot.api, id, await sampleImage({ color: '#332211' }));
    expect(own).toMatchObject({ by_co_pilot: true });
    expect(other).not.toHaveProperty('by_co_pilot');
    const patch = (storyId: number, body: object) =>
      mate.api.PATCH('/story/{id}', { ...at(storyId), body });
    expect((await patch(own.id, { comment: 'Wave.' })).response.status).toBe(200);
    expect((await patch(other.id, { comment: 'Wave.' })).response.status).toBe(403);
    const remove = (storyId: number) => mate.api.DELETE('/story/{id}', at(storyId));
    expect((await remove(other.id)).response.status).toBe(403);
    expect((await remove(own.id)).response.status).toBe(204);
    const image = await sampleImage({ color: '#221133' });
    await expect(uploadStory(stranger.api, id, image)).rejects.toMatchObject({ status: 403 });
  });

  test('edits and deletes nothing else', async () => {
    const { id } = await flyTogether();
    await expect(change(mate, id, { mass: 600 })).rejects.toMatchObject({ code: 'NOT_OWNER' });
    const { response } = await mate.api.DELETE('/flightdetail/{id}', at(id));
    expect(response.status).toBe(403);
  });

  test('has the flight on their page when it is private, too', async () => {
    const { id } = await flyTogether();
    await change(pilot, id, { visibility: 'private' });
    expect((await read(mate, id)).response.status).toBe(200);
    expect((await read(stranger, id)).response.status).toBe(404);
    expect(await isListed(mate, id, mate.id)).toBe(true);
    expect(await isListed(stranger, id, mate.id)).toBe(false);
    await expect(change(mate, id, { mass: 600 })).rejects.toMatchObject({ code: 'NOT_OWNER' });
  });

  test('may take themselves off, after which only the photos stay', async () => {
    const { id } = await flyTogether();
    const story = await uploadStory(mate.api, id, await sampleImage({ color: '#445566' }));
    await change(pilot, id, { visibility: 'private' });
    expect((await leave(mate, id)).response.status).toBe(204);
    expect((await read(mate, id)).response.status).toBe(404);
    const flight = await unwrap(read(pilot, id));
    expect(flight).not.toHaveProperty('co_user');
    expect(flight.story).toMatchObject([{ id: story.id }]);
    expect(flight.story[0]).not.toHaveProperty('by_co_pilot');
    expect(await isListed(mate, id, mate.id)).toBe(false);
  });
});

describe('the stricter wish of two', () => {
  test('decides, until the co-pilot changes theirs or leaves', async () => {
    const { id } = await flyTogether();
    expect(await unwrap(wish(mate, id, 'private'))).toMatchObject({
      visibility: 'private',
      co_visibility: 'private',
      pilot_visibility: 'public',
    });
    expect((await read(stranger, id)).response.status).toBe(404);
    // The pilot may be less strict, without an effect.
    expect(await change(pilot, id, { visibility: 'link' })).toMatchObject({
      visibility: 'private',
      pilot_visibility: 'link',
    });
    const shared = await unwrap(wish(mate, id, 'public'));
    expect(shared).toMatchObject({ visibility: 'link', link_token: expect.any(String) });
    expect(shared).not.toHaveProperty('co_visibility');
    expect(shared).not.toHaveProperty('pilot_visibility');
    await change(pilot, id, { visibility: 'public' });
    await unwrap(wish(mate, id, 'private'));
    await leave(mate, id);
    const left = await unwrap(read(server, id));
    expect(left).not.toHaveProperty('visibility');
    expect(left.rank).toBe(true);
  });

  test('is that of the pilot if it is stricter', async () => {
    const { id } = await flyTogether();
    await unwrap(wish(mate, id, 'link'));
    expect(await change(pilot, id, { visibility: 'private' })).toMatchObject({
      visibility: 'private',
      co_visibility: 'link',
    });
    expect((await wish(stranger, id, 'private')).response.status).toBe(404);
    expect((await wish(pilot, id, 'private')).response.status).toBe(404);
  });

  test('is forgotten with the account of the co-pilot', async () => {
    const other = await server.signUp({ dateOfBirth: BIRTH });
    const { id } = await fly({ coUser: { id: other.id, dateOfBirth: BIRTH } });
    await confirmSeat(other, id);
    await uploadStory(other.api, id, await sampleImage({ color: '#665544' }));
    await unwrap(wish(other, id, 'private'));
    await unwrap(other.api.POST('/user/me/delete', { body: { password: PASSWORD } }));
    const left = await unwrap(read(server, id));
    expect(left).not.toHaveProperty('visibility');
    expect(left).not.toHaveProperty('co_user');
    expect(left.story).toEqual([]);
  });
});

describe('badges', () => {
  test('of a crew are earned by both, others by the pilot alone', async () => {
    const flown = await server.signUp({ dateOfBirth: BIRTH });
    const { id } = await fly({ coUser: { id: flown.id, dateOfBirth: BIRTH } });
    const { db } = server.server.services;
    const facts = { freeFlightH: 6, gainM: 5200, straightKm: 60, courseKm: 520 };
    const row = await db
      .selectFrom('flight_badge_fact')
      .where('flight_id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow();
    await db
      .updateTable('flight_badge_fact')
      .set({ facts: JSON.stringify({ ...row.facts, ...facts }) })
      .where('flight_id', '=', id)
      .execute();
    expect(await badgesOf(flown)).toEqual([]);
    await confirmSeat(flown, id);
    const of = (badge: string) => `${badge} ${id}`;
    expect(await badgesOf(flown)).toEqual(
      expect.arrayContaining([of('diamond_altitude'), of('diamond_distance')]),
    );
    expect(await badgesOf(pilot)).toEqual(expect.arrayContaining([of('silver')]));
    expect(await badgesOf(flown)).not.toContain(of('silver'));
    const progress = await unwrap(server.api.GET('/achievement/user/{id}/progress', at(flown.id)));
    expect(progress.find(({ badge_id }) => badge_id === 'aeronaut')?.value).toBe(0);
    await leave(flown, id);
    expect(await badgesOf(flown)).toEqual([]);
  });
});

describe('a flight that its co-pilot uploads', () => {
  const asCoPilot = () => ({ ...named(), seat: 'co_pilot' as const });

  test('does not count until the pilot in command confirms it', async () => {
    const flight = await fly(asCoPilot());
    expect(flight).toMatchObject({ seat: 'co_pilot', rank: false, not_ranked_reason: 'co_pilot' });
    const request = (await unwrap(mate.api.GET('/user/me/crew-request'))).at(-1);
    expect(request).toMatchObject({ seat: 'pilot', flight: { id: flight.id } });
  });

  test('becomes that of the pilot in command, for whose club it counts', async () => {
    const { id } = await fly(asCoPilot());
    await uploadStory(pilot.api, id, await sampleImage({ color: '#778899' }));
    const moved = await confirmSeat(mate, id);
    expect(moved).toMatchObject({
      user: { id: mate.id },
      co_user: { id: pilot.id },
      club: { name: 'FC Greifswald' },
      story: [{ by_co_pilot: true }],
    });
    expect(moved).not.toHaveProperty('seat');
    const scored = await waitForScore(mate.api, id, { pollMs: 50 });
    expect(scored).toMatchObject({ rank: true, club: { name: 'FC Greifswald' } });
    expect(await isListed(server, id, pilot.id)).toBe(true);
    expect(await isListed(server, id, mate.id)).toBe(true);
    await expect(change(pilot, id, { mass: 600 })).rejects.toMatchObject({ code: 'NOT_OWNER' });
    await change(mate, id, { registration: 'D-0815' });
  });

  test('may be changed, which asks a confirmed second person again', async () => {
    const { id } = await flyTogether();
    const asked = await change(pilot, id, { seat: 'co_pilot' });
    expect(asked).toMatchObject({
      seat: 'co_pilot',
      rank: false,
      asked_user: { id: mate.id },
      co_user_name: 'Mara Voss',
    });
    expect(await change(pilot, id, { seat: 'pilot' })).not.toHaveProperty('seat');
    expect(await waitForScore(pilot.api, id, { pollMs: 50 })).toMatchObject({ rank: true });
  });

  test('stays without the name of a pilot who declines', async () => {
    const { id } = await fly(asCoPilot());
    await leave(mate, id);
    const flight = await unwrap(read(pilot, id));
    expect(flight).toMatchObject({ seat: 'co_pilot', rank: false });
    expect(flight).not.toHaveProperty('co_user_name');
  });
});
