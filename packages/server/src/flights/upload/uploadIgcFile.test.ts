import { gzipSync } from 'node:zlib';
import {
  type ApiError,
  duplicateFlightIds,
  type FlightDetail,
  type UploadOptions,
  unwrap,
  uploadFlight,
  waitForScore,
} from '@cloudstreet/sdk';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { sampleIgc } from '../../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../../testing/start-test-api.js';

const EVENING = new Date('2026-07-14T18:00:00Z');
let testApi: TestApi;
let pilot: TestUser;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => EVENING });
  pilot = await testApi.signUp({ name: 'Otto Wolkenried', clubName: 'LSV Anklam' });
});

afterEach(() => {
  vi.restoreAllMocks();
});

function upload(
  file: Uint8Array<ArrayBuffer>,
  options: UploadOptions = {},
  user = pilot,
): Promise<FlightDetail[]> {
  return uploadFlight(user.api, file, { name: 'flight.igc', ...options });
}

async function uploadOne(...args: Parameters<typeof upload>): Promise<FlightDetail> {
  const [flight] = await upload(...args);
  if (!flight) throw new Error('No flight came back.');
  return flight;
}

async function uploadAndScore(...args: Parameters<typeof upload>): Promise<FlightDetail> {
  return waitForScore(pilot.api, (await uploadOne(...args)).id, { pollMs: 50 });
}

async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  return call.then(
    () => {
      throw new Error('It was not refused.');
    },
    (error: ApiError) => error,
  );
}

async function storedCounts() {
  const { db, files } = testApi.server.services;
  const count = (table: 'igc_file' | 'flight') =>
    db.selectFrom(table).select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const listing = await files.listAll('igc', { recursive: true }).catch(() => ({ objects: [] }));
  return {
    files: (await count('igc_file')).count,
    flights: (await count('flight')).count,
    stored: [...listing.objects].length,
  };
}

test('responds at once with the waiting flight, then scores it', async () => {
  const pending = await uploadOne(sampleIgc({ serial: 'S01' }));
  expect(pending).toMatchObject({
    status: 'pending',
    rank: false,
    contest: [],
    scoring_date: '2026-07-14',
    takeoff_time: '2026-07-14T10:00:00+00:00',
    created: '2026-07-14T18:00:00+00:00',
    edit_allowed_until: '2026-07-16T10:00:00+00:00',
    user: { name: 'Otto Wolkenried' },
    club: { name: 'LSV Anklam' },
    aircraft: { name: 'LS 4' },
    registration: 'D-1234',
    igc_file: { valid: 0 },
  });
  const flight = await waitForScore(pilot.api, pending.id, { pollMs: 50 });
  expect(flight).toMatchObject({ status: 'valid', rank: true, active_errors: [] });
  expect(flight.igc_file.valid).toBe(2);
  expect(flight.contest[0]).toMatchObject({ name: 'free', valid: true });
  expect(flight.scoring_times).toHaveLength(2);
});

describe('refuses and stores nothing', () => {
  const text = (content: string) => new TextEncoder().encode(content);
  const firstLines = (count: number) =>
    new TextEncoder().encode(
      new TextDecoder().decode(sampleIgc()).split('\r\n').slice(0, count).join('\r\n'),
    );

  test.each([
    { why: 'something else', file: text('What a beautiful day.\n'), code: 'NOT_IGC' },
    { why: 'nothing', file: text(''), code: 'EMPTY_FILE' },
    {
      why: 'binary',
      file: Uint8Array.from({ length: 4000 }, (_, i) => i % 256),
      code: 'BINARY_FILE',
    },
    { why: 'no date', file: text('AXCDAAA\r\nHFPLTPILOT:Otto\r\n'), code: 'H_RECORD_NO_DATE' },
    { why: 'no fix', file: firstLines(5), code: 'NO_FIXES' },
  ])('$why: $code', async ({ file, code }) => {
    const before = await storedCounts();
    const error = await refusalOf(upload(file));
    expect(error).toMatchObject({ status: 422, code });
    expect(Object.keys(error.fields)).toEqual(['file']);
    expect(await storedCounts()).toEqual(before);
  });

  test('more than 10 MB', async () => {
    const before = await storedCounts();
    const error = await refusalOf(upload(new Uint8Array(10 * 1024 * 1024 + 1).fill(65)));
    expect(error).toMatchObject({ status: 413, code: 'FILE_TOO_LARGE' });
    expect(await storedCounts()).toEqual(before);
  });

  test('an image', async () => {
    const photo = new File([new Uint8Array(100)], 'cockpit.jpg', { type: 'image/jpeg' });
    const error = await refusalOf(uploadFlight(pilot.api, photo));
    expect(error).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  test('a form without a file', async () => {
    const response = await sendForm(new FormData());
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ detail: [{ loc: ['file'], type: 'required' }] });
  });

  describe('a form', () => {
    const END = '--x--\r\n';
    const flight = new TextDecoder().decode(sampleIgc({ serial: 'S04' }));
    const part = (headers: string, content: string) =>
      `--x\r\nContent-Disposition: form-data${headers}\r\n\r\n${content}\r\n`;
    const file = part('; name="file"; filename="a.igc"', flight);
    const field = (name: string, value: string) => part(`; name="${name}"`, value);
    const asJson = 'name="co_user_name"\r\nContent-Type: application/json';

    test.each([
      { why: 'with two files', form: file + file, loc: ['file'], type: 'one_file' },
      {
        why: 'with a second file that the contract lacks',
        form: file + part('; name="photo"; filename="b.jpg"', 'x'),
        loc: ['photo'],
        type: 'additionalProperties',
      },
      {
        why: 'whose file has another name',
        form: part('; name="igc"; filename="a.igc"', flight),
        loc: ['file'],
        type: 'required',
      },
      { why: 'whose file is a field', form: field('file', flight), loc: ['file'], type: 'type' },
      {
        why: 'with a file for a text',
        form: file + part('; name="registration"; filename="r.txt"', 'D-1234'),
        loc: ['registration'],
        type: 'type',
      },
      {
        why: 'with a field twice',
        form: file + field('registration', 'D-1234') + field('registration', 'D-5678'),
        loc: ['registration'],
        type: 'duplicate',
      },
      {
        why: 'with an object for a text',
        form: file + part(`; ${asJson}`, '{"a":1}'),
        loc: ['co_user_name'],
        type: 'type',
      },
      {
        why: 'with a text that is too long',
        form: file + field('co_user_name', 'A'.repeat(20_000)),
        loc: ['co_user_name'],
        type: 'maxLength',
      },
      {
        why: 'with a text of blanks',
        form: file + field('co_user_name', ' \u00A0 '),
        loc: ['co_user_name'],
        type: 'minLength',
      },
      {
        why: 'with a text that is no UTF-8',
        form: Buffer.from(file + field('co_user_name', '\u00FF\u00FE') + END, 'latin1'),
        loc: ['co_user_name'],
        type: 'unreadable',
      },
      {
        why: 'with an unknown field',
        form: file + field('x', '1'),
        loc: ['x'],
        type: 'additionalProperties',
      },
      {
        why: 'with a field of every object',
        form: file + field('__proto__', '1'),
        loc: ['body'],
        type: 'additionalProperties',
      },
      {
        why: 'with a field without a name',
        form: file + part('', '1'),
        loc: ['body'],
        type: 'part_name',
      },
      {
        why: 'with a file without a name',
        form: part('; filename="a.igc"', flight),
        loc: ['body'],
        type: 'part_name',
      },
      {
        why: 'with very many fields',
        form: Array.from({ length: 30 }, (_, index) => field(`f${index}`, '1')).join(''),
        loc: ['body'],
        type: 'too_many_parts',
      },
      { why: 'with nothing in it', form: '', loc: ['file'], type: 'required' },
    ])('$why', async ({ form, loc, type }) => {
      const before = await storedCounts();
      const body = typeof form === 'string' ? form + END : Uint8Array.from(form);
      const response = await sendForm(body, { 'content-type': 'multipart/form-data; boundary=x' });
      expect(response.status).toBe(422);
      const { detail } = (await response.json()) as { detail: { loc: unknown; type: string }[] };
      expect(detail[0]).toMatchObject({ loc, type, msg: expect.any(String) });
      expect(await storedCounts()).toEqual(before);
    });

    test.each([
      { why: 'without a boundary', type: 'multipart/form-data' },
      { why: 'with an empty boundary', type: 'multipart/form-data; boundary=' },
      { why: 'with another boundary', type: 'multipart/form-data; boundary=y' },
    ])('$why', async ({ type }) => {
      const response = await sendForm(file + END, { 'content-type': type });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: 'BAD_REQUEST',
        detail: expect.stringContaining('boundary'),
      });
    });

    test('that is compressed', async () => {
      const headers = {
        'content-type': 'multipart/form-data; boundary=x',
        'content-encoding': 'gzip',
      };
      const response = await sendForm(Uint8Array.from(gzipSync(file + END)), headers);
      expect(response.status).toBe(415);
    });
  });

  test('a body that is not a form', async () => {
    const response = await sendForm('AXCDAAA');
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  test('a truncated form', async () => {
    const form = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.igc"\r\n\r\nAXCD';
    const response = await sendForm(form, { 'content-type': 'multipart/form-data; boundary=x' });
    expect(response.status).toBe(400);
  });

  test('an unknown aircraft', async () => {
    const before = await storedCounts();
    const error = await refusalOf(upload(sampleIgc({ serial: 'S02' }), { aircraftId: 999_999 }));
    expect(error).toMatchObject({ status: 422, code: 'unknown_aircraft' });
    expect(await storedCounts()).toEqual(before);
  });

  test('any file while the disk is full', async () => {
    const before = await storedCounts();
    // As the file store wraps it.
    const cause = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    const full = new Error('Cannot write file', { cause });
    vi.spyOn(testApi.server.services.files, 'put').mockRejectedValue(full);
    const error = await refusalOf(upload(sampleIgc({ serial: 'S03' })));
    expect(error).toMatchObject({ status: 507, code: 'STORAGE_FULL' });
    expect(await storedCounts()).toEqual(before);
  });

  async function sendForm(body: BodyInit, headers: Record<string, string> = {}) {
    const token = await pilot.api.session.accessToken();
    return fetch(`${testApi.url}/v1/igcfile`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
  }
});

test.each([
  { why: 'a path', serial: 'N11', sent: '../../etc/flight.igc', stored: 'flight.igc' },
  { why: 'controls', serial: 'N12', sent: 'a\u001B[31m\u202Eb.igc', stored: 'a[31mb.igc' },
  { why: 'no end', serial: 'N13', sent: `${'a'.repeat(3000)}.igc`, stored: 'a'.repeat(255) },
  {
    why: 'a header',
    serial: 'N14',
    sent: 'a%0d%0aSet-Cookie: x.igc',
    stored: 'a%0d%0aSet-Cookie: x.igc',
  },
])('keeps the name of a file without odd characters: $why', async ({ serial, sent, stored }) => {
  const form = new FormData();
  form.append('file', new File([sampleIgc({ serial })], sent));
  const token = await pilot.api.session.accessToken();
  const response = await fetch(`${testApi.url}/v1/igcfile`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(201);
  const { db } = testApi.server.services;
  const rows = await db
    .selectFrom('igc_file')
    .orderBy('id', 'desc')
    .select('name')
    .limit(1)
    .execute();
  expect(rows).toEqual([{ name: stored }]);
});

test('a refused file does not affect the others of its batch', async () => {
  const results = await Promise.allSettled([
    upload(sampleIgc({ serial: 'B01' })),
    upload(new TextEncoder().encode('not a flight')),
    upload(sampleIgc({ serial: 'B02' })),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('creates a flight per takeoff', async () => {
  const takeoffs = ['2026-07-14T08:00:00Z', '2026-07-14T12:00:00Z'];
  const flights = await upload(sampleIgc({ serial: 'T01', takeoffs }));
  expect(flights.map(({ takeoff_time: time }) => time)).toEqual([
    '2026-07-14T08:00:00+00:00',
    '2026-07-14T12:00:00+00:00',
  ]);
  for (const { id } of flights) {
    const flight = await waitForScore(pilot.api, id, { pollMs: 50 });
    expect(flight.contest[0]?.points).toBeGreaterThan(30);
    expect(flight.total_seconds).toBeLessThan(3000);
  }
});

describe('the same file again', () => {
  test('returns its flights to any sender', async () => {
    const file = sampleIgc({ serial: 'D01' });
    const { id } = await uploadOne(file);
    const other = await testApi.signUp();
    for (const user of [pilot, other]) {
      const error = await refusalOf(upload(file, {}, user));
      expect(error).toMatchObject({ status: 409, code: 'DUPLICATE_FILE' });
      expect(duplicateFlightIds(error)).toEqual([id]);
      expect(error.message).not.toContain('Otto');
    }
  });

  test('is stored once if many send it at the same time', async () => {
    const file = sampleIgc({ serial: 'D02' });
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => upload(file)));
    const refusals = results.filter((result) => result.status === 'rejected');
    expect(refusals).toHaveLength(7);
    expect(refusals.map(({ reason }) => (reason as ApiError).code)).toEqual(
      refusals.map(() => 'DUPLICATE_FILE'),
    );
  });

  test('can be uploaded again after its flight was deleted', async () => {
    const file = sampleIgc({ serial: 'D03' });
    const first = await uploadAndScore(file);
    await deleteFlight(first.id);
    const second = await uploadAndScore(file);
    expect(second.id).not.toBe(first.id);
    expect(second.contest[0]?.points).toBe(first.contest[0]?.points);
  });

  test('stores a deleted one of two flights again', async () => {
    const takeoffs = ['2026-07-14T07:00:00Z', '2026-07-14T12:00:00Z'];
    const file = sampleIgc({ serial: 'D04', takeoffs });
    const [kept, deleted] = await upload(file);
    await deleteFlight(deleted?.id ?? 0);
    const again = await upload(file);
    expect(again.map(({ takeoff_time: time }) => time)).toEqual([deleted?.takeoff_time]);
    const error = await refusalOf(upload(file));
    expect(duplicateFlightIds(error)).toEqual([kept?.id, again[0]?.id]);
  });

  async function deleteFlight(id: number): Promise<void> {
    await unwrap(pilot.api.DELETE('/flightdetail/{id}', { params: { path: { id } } }));
  }
});

describe('stores without counting', () => {
  test('a file without signature, scored but not ranked', async () => {
    const flight = await uploadAndScore(sampleIgc({ serial: 'N01', unsigned: true }));
    expect(flight).toMatchObject({ status: 'invalid', rank: false, igc_file: { valid: 1 } });
    expect(flight.active_errors[0]).toMatchObject({ token: 'NO_G_RECORD', type: 'error' });
    expect(flight.contest[0]?.points).toBeGreaterThan(30);
  });

  test('a file that ends in the air, scored but not ranked', async () => {
    const flight = await uploadAndScore(sampleIgc({ serial: 'N02', cutOff: true, unsigned: true }));
    expect(flight).toMatchObject({ status: 'invalid', rank: false });
    expect(flight).not.toHaveProperty('landing_time');
    const tokens = flight.active_errors.map(({ token }) => token);
    expect(tokens).toEqual(expect.arrayContaining(['NO_LANDING', 'NO_G_RECORD']));
  });

  test('a file that ends during the tow, without a score', async () => {
    const text = new TextDecoder().decode(sampleIgc({ serial: 'N03', unsigned: true }));
    const [kept] = text.split(/(?=\nB1005)/);
    const flight = await uploadAndScore(new TextEncoder().encode(kept));
    expect(flight).toMatchObject({ status: 'invalid', rank: false, contest: [] });
    const tokens = flight.active_errors.map(({ token }) => token);
    expect(tokens).toContain('NO_LANDING');
    const params = { path: { id: flight.id } };
    const { time } = await unwrap(pilot.api.GET('/flightdata/{id}', { params }));
    expect(new Date(time.at(-1)! * 1000).toISOString()).toBe('2026-07-14T10:04:56.000Z');
  });

  test.each([
    { why: 'claimed a second too late', takeoff: '2026-07-12T10:00:00Z', rank: false },
    { why: 'claimed in time', takeoff: '2026-07-13T10:00:00Z', rank: true },
  ])('a flight $why', async ({ takeoff, rank }) => {
    const flight = await uploadAndScore(sampleIgc({ serial: 'L01', takeoffs: [takeoff] }));
    expect(flight).toMatchObject({ status: 'valid', rank });
    expect(flight.contest[0]?.points).toBeGreaterThan(30);
  });
});

describe('chooses the aircraft', () => {
  async function aircraftId(name: string): Promise<number> {
    const list = await unwrap(pilot.api.GET('/aircraft'));
    return list.find((aircraft) => aircraft.name === name)?.id ?? 0;
  }

  test('given by the user', async () => {
    const file = sampleIgc({ serial: 'C01', gliderType: 'LS 4' });
    const options = { aircraftId: await aircraftId('ASK 21'), coUserName: 'Gustav Wolkenried' };
    const flight = await uploadOne(file, { ...options, registration: 'D-0815' });
    expect(flight).toMatchObject({
      aircraft: { name: 'ASK 21', double_seater: true },
      co_user_name: 'Gustav Wolkenried',
      registration: 'D-0815',
    });
  });

  test("of the user's last flight with the same recorder", async () => {
    const day = { serial: 'C02', gliderType: '' };
    const earlier = sampleIgc({ ...day, takeoffs: ['2026-07-11T10:00:00Z'] });
    await upload(earlier, { aircraftId: await aircraftId('ASK 21') });
    expect(await uploadOne(sampleIgc(day))).toMatchObject({ aircraft: { name: 'ASK 21' } });
  });

  test('not of the last flight if the recorder now flew as slowly as a paraglider', async () => {
    const day = { serial: 'C14', gliderType: '', registration: '' };
    const earlier = sampleIgc({ ...day, takeoffs: ['2026-07-11T10:00:00Z'] });
    await upload(earlier, { aircraftId: await aircraftId('ASK 21') });
    const slow = await uploadOne(sampleIgc({ ...day, reachDeg: 0.12, releaseDeg: 0.04 }));
    expect(slow.aircraft ?? null).toBeNull();
  });

  test('of the last flight, with a finding if the file now names another one', async () => {
    const day = (date: string) => ({ serial: 'C13', takeoffs: [`${date}T10:00:00Z`] });
    const given = { aircraftId: await aircraftId('ASK 21') };
    await upload(sampleIgc({ ...day('2026-07-10'), gliderType: 'ASK 21' }), given);
    const changed = await uploadAndScore(sampleIgc({ ...day('2026-07-11'), gliderType: 'LS 4' }));
    expect(changed).toMatchObject({ aircraft: { name: 'ASK 21' } });
    expect(changed.active_errors).toContainEqual(
      expect.objectContaining({ token: 'AIRCRAFT_TYPE_DIFFERS', parameters: ['LS 4', 'ASK 21'] }),
    );
    const kept = await uploadAndScore(sampleIgc({ ...day('2026-07-12'), gliderType: 'LS 4' }));
    expect(kept.active_errors.map(({ token }) => token)).not.toContain('AIRCRAFT_TYPE_DIFFERS');
  });

  test('of the header if the recorder has another registration', async () => {
    const day = { serial: 'C03', gliderType: 'LS 4' };
    const earlier = sampleIgc({
      ...day,
      takeoffs: ['2026-07-11T10:00:00Z'],
      registration: 'D-0001',
    });
    await upload(earlier, { aircraftId: await aircraftId('ASK 21') });
    const flight = await uploadOne(sampleIgc({ ...day, registration: 'D-0002' }));
    expect(flight).toMatchObject({ aircraft: { name: 'LS 4' }, registration: 'D-0002' });
  });

  test('of the header if its registration has an underscore and differs', async () => {
    const day = { serial: 'C08', takeoffs: ['2026-07-11T10:00:00Z'] };
    await upload(sampleIgc({ ...day, gliderType: 'LS 8', registration: 'D-2978' }), {});
    const flight = await uploadOne(
      sampleIgc({ serial: 'C08', gliderType: 'ASH_26_E', registration: 'D_KXYZ' }),
    );
    expect(flight).toMatchObject({ aircraft: { name: 'ASH 26 E' }, registration: 'D-KXYZ' });
  });

  test('of another pilot only by a real registration', async () => {
    const other = await testApi.signUp();
    const day = { gliderType: '', takeoffs: ['2026-07-11T10:00:00Z'] };
    const given = { aircraftId: await aircraftId('ASK 21') };
    await upload(sampleIgc({ ...day, serial: 'C09', registration: 'CLUB' }), given, other);
    await upload(sampleIgc({ ...day, serial: 'C10', registration: 'D-8765' }), given, other);
    const unknown = await uploadOne(
      sampleIgc({ gliderType: '', serial: 'C11', registration: 'CLUB' }),
    );
    expect(unknown).not.toHaveProperty('aircraft');
    const known = await uploadOne(
      sampleIgc({ gliderType: '', serial: 'C12', registration: 'D-8765' }),
    );
    expect(known).toMatchObject({ aircraft: { name: 'ASK 21' } });
  });

  test('that last flew under the registration', async () => {
    const day = { gliderType: '', registration: 'D-4711' };
    const earlier = sampleIgc({ ...day, serial: 'C04', takeoffs: ['2026-07-11T10:00:00Z'] });
    await upload(earlier, { aircraftId: await aircraftId('ASK 21') });
    const flight = await uploadOne(sampleIgc({ ...day, serial: 'C05' }));
    expect(flight).toMatchObject({ aircraft: { name: 'ASK 21' } });
  });

  test('or reports that it found none', async () => {
    const day = { serial: 'C06', gliderType: 'Zeppelin', registration: 'D-9999' };
    const flight = await uploadAndScore(sampleIgc(day));
    expect(flight).not.toHaveProperty('aircraft');
    expect(flight.active_errors).toMatchObject([
      {
        token: 'NO_AIRCRAFT_SELECTED',
        msg: expect.stringMatching(/^Unknown aircraft.* Choose the aircraft/),
      },
    ]);
    expect(flight.contest[0]).toMatchObject({ name: 'free', valid: false });
  });

  test('and asks for one after the deadline too, because it may be corrected for two days', async () => {
    const late = { serial: 'C07', gliderType: 'Zeppelin', takeoffs: ['2026-05-01T10:00:00Z'] };
    const flight = await uploadAndScore(sampleIgc({ ...late, registration: 'D-9998' }));
    expect(flight.active_errors).toMatchObject([
      { token: 'NO_AIRCRAFT_SELECTED', msg: expect.stringContaining('Choose') },
    ]);
  });
});

test('works without an airport nearby', async () => {
  const flight = await uploadAndScore(sampleIgc({ serial: 'P01', lat: 12.3, lon: -140.2 }));
  expect(flight).not.toHaveProperty('takeoff_airport');
  expect(flight.status).toBe('valid');
});

test('finds the airport of the takeoff and its region', async () => {
  const { db } = testApi.server.services;
  const airport = await db
    .selectFrom('airport')
    .selectAll()
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const place = { lat: airport.lat + 0.01, lon: airport.lon };
  const flight = await uploadOne(sampleIgc({ serial: 'P02', ...place }));
  expect(flight.takeoff_airport).toMatchObject({
    id: airport.id,
    name: airport.name,
    region: { id: airport.region_id },
  });
});
