import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Api, ApiError, createApi, signIn, unwrap } from '@cloudstreet/sdk';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../testing/start-mail-server.js';
import { PASSWORD, startTestApi, type TestApi } from '../testing/start-test-api.js';
import { removeExpiredLinks, removeUnverifiedAccounts } from './mail-links.js';
import { type AccountMail } from './mail-queue.js';

const START = new Date('2026-07-14T18:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const SENT = { msg: expect.stringContaining('If this address has an account') };

let mailServer: MailServer;
let testApi: TestApi;
let now = START;
let count = 0;

beforeAll(async () => {
  mailServer = await startMailServer();
  testApi = await startTestApi({
    clock: () => now,
    config: { smtpUrl: mailServer.url, mailFrom: 'Club <club@example.org>' },
  });
});
afterAll(() => mailServer.close());

beforeEach(() => {
  now = START;
});

interface Account {
  email: string;
  name: string;
  api: Api;
}

/** Makes an account whose link was not opened yet. */
async function signUp(clubName?: string): Promise<Account> {
  count += 1;
  const name = `Jo Sample ${count}`;
  const email = `jo${count}@example.org`;
  const fields = { name, email, password: PASSWORD, date_of_birth: '1990-05-17' };
  const body = { ...fields, ...(clubName !== undefined && { club_name: clubName }) };
  const response = await unwrap(testApi.api.POST('/user', { body }));
  expect(response).toEqual({ email, is_verified: false });
  return { name, email, api: newApi() };
}

async function verifiedAccount(): Promise<Account> {
  const account = await signUp();
  await verify(linkOf(await mailServer.mailTo(account.email)));
  await signIn(account.api, { email: account.email, password: PASSWORD });
  return account;
}

function newApi(): Api {
  return createApi({ baseUrl: testApi.url });
}

/** The token of the only link in a mail, the same in both of its forms. */
function linkOf({ text = '', html = '' }: Email): string {
  const links = text.match(/https?:\S+/g) ?? [];
  expect(links).toHaveLength(1);
  expect(html).toContain(`href="${links[0]}"`);
  return links[0]!.split('/').at(-1)!;
}

function verify(token: string) {
  return unwrap(testApi.api.GET('/auth/verify-email/{token}', { params: { path: { token } } }));
}

function recover(email: string) {
  return unwrap(
    testApi.api.POST('/auth/recover-password/{email}', { params: { path: { email } }, body: {} }),
  );
}

function resend(email: string) {
  return unwrap(
    testApi.api.POST('/auth/resend-verification/{email}', {
      params: { path: { email } },
      body: {},
    }),
  );
}

function reset(token: string, password = 'strong thermals') {
  return unwrap(
    testApi.api.POST('/auth/reset-password', { body: { token, new_password: password } }),
  );
}

/** Runs the hourly cleanup of the server. */
async function cleanUp(): Promise<void> {
  const { db } = testApi.server.services;
  await removeExpiredLinks(db, now);
  await removeUnverifiedAccounts(db, now);
}

const VERIFIED = { msg: 'Email verification complete, please log in.' };
const INVALID = {
  status: 400,
  code: 'LINK_INVALID',
  message: 'This link is no longer valid; request a new one.',
};
const NOT_RECOVERED = {
  ...INVALID,
  message: 'Password recovery link is no longer valid; request a new one.',
};

describe('a new account', () => {
  test('cannot log in before the link in its mail is opened', async () => {
    const { email, api } = await signUp();
    const mail = await mailServer.mailTo(email);
    expect(mail).toMatchObject({
      from: { name: 'Club', address: 'club@example.org' },
      subject: 'Confirm your email address',
    });
    expect(mail.text).toContain(`${testApi.url}/auth/verify-email/`);
    expect(mail.html).toContain('lang="en-GB"');

    const early = signIn(api, { email, password: PASSWORD });
    await expect(early).rejects.toMatchObject({
      status: 400,
      code: 'email_unverified',
      message: 'Please verify your Email first.',
    });
    expect(await verify(linkOf(mail))).toEqual(VERIFIED);
    await signIn(api, { email, password: PASSWORD });
    expect(await verify(linkOf(mail))).toEqual(VERIFIED);
  });

  test('does not reveal to a wrong password that it is unverified', async () => {
    const { email, api } = await signUp();
    await expect(signIn(api, { email, password: 'a guess' })).rejects.toMatchObject({
      code: 'invalid_grant',
    });
  });

  test('has the same response for a known address, whose owner gets a mail', async () => {
    const { email, api } = await verifiedAccount();
    const again = {
      name: 'Other Pilot',
      email: email.toUpperCase(),
      date_of_birth: '1990-05-17',
    };
    const response = await unwrap(
      testApi.api.POST('/user', { body: { ...again, password: 'another password' } }),
    );
    expect(response).toEqual({ email: again.email, is_verified: false });
    const mail = await mailServer.mailTo(email, 2);
    expect(mail.subject).toBe('You already have an account');
    await signIn(api, { email, password: PASSWORD });
    expect(await unwrap(api.GET('/user/me'))).toMatchObject({ name: expect.stringMatching(/^Jo/) });
  });

  test('is refused for a taken name and club, whether the address is known or not', async () => {
    const { name, email } = await signUp();
    for (const address of [email, 'unknown@example.org']) {
      const fields = { name, email: address, password: PASSWORD, date_of_birth: '1990-05-17' };
      await expect(unwrap(testApi.api.POST('/user', { body: fields }))).rejects.toMatchObject({
        status: 422,
        fields: { name: 'Account with this name and club already exists. Please log in.' },
      });
    }
  });

  test('gets another mail on request, but not within a minute', async () => {
    const { email } = await signUp();
    const first = linkOf(await mailServer.mailTo(email));
    expect(await resend(email)).toEqual(SENT);
    expect(await resend('unknown@example.org')).toEqual(SENT);
    now = new Date(START.getTime() + 2 * MINUTE_MS);
    expect(await resend(email)).toEqual(SENT);
    const second = linkOf(await mailServer.mailTo(email, 2));
    await expect(verify(first)).rejects.toMatchObject(INVALID);
    await verify(second);
    now = new Date(START.getTime() + 4 * MINUTE_MS);
    await resend(email);
    // A later mail has arrived, so no earlier one is still under way.
    await verifiedAccount();
    expect(mailsTo(email)).toHaveLength(2);
    expect(mailsTo('unknown@example.org')).toEqual([]);
  });

  test('is removed if it is not verified within a week', async () => {
    const { email } = await signUp();
    const { email: kept } = await verifiedAccount();
    const link = linkOf(await mailServer.mailTo(email));
    const { db } = testApi.server.services;
    const left = async () => {
      const query = db.selectFrom('user').where('email', 'in', [email, kept]).orderBy('id');
      return (await query.select('email').execute()).map((row) => row.email);
    };
    now = new Date(START.getTime() + 7 * DAY_MS - MINUTE_MS);
    await cleanUp();
    expect(await left()).toEqual([email, kept]);
    now = new Date(START.getTime() + 7 * DAY_MS);
    await expect(verify(link)).rejects.toMatchObject(INVALID);
    await cleanUp();
    expect(await left()).toEqual([kept]);
  });

  describe('with a new club', () => {
    const hits = async (name: string) => {
      const body = { search_items: [{ key: 'name' as const, value: name }], documents: 'club' };
      return unwrap(testApi.api.POST('/search', { body }));
    };
    const clubId = async (name: string) => {
      const query = testApi.server.services.db.selectFrom('club').where('name', '=', name);
      return (await query.select('id').executeTakeFirst())?.id;
    };
    const club = (id = 0) =>
      unwrap(testApi.api.GET('/club/{id}', { params: { path: { id }, query: {} } }));

    test('shows the club to others once the account is verified', async () => {
      const name = 'Aeroclub Confirmed';
      const { email } = await signUp(name);
      const id = await clubId(name);
      expect(await hits(name)).toEqual([]);
      await expect(club(id)).rejects.toMatchObject({ status: 404 });
      await verify(linkOf(await mailServer.mailTo(email)));
      expect(await hits(name)).toMatchObject([{ id, name }]);
      expect(await club(id)).toMatchObject({ name });
    });

    test('removes the club with the account if it has no other pilot', async () => {
      await signUp('Aeroclub Alone');
      await signUp('Aeroclub Shared');
      const { email } = await signUp('Aeroclub Shared');
      await verify(linkOf(await mailServer.mailTo(email)));
      now = new Date(START.getTime() + 7 * DAY_MS);
      await cleanUp();
      expect(await clubId('Aeroclub Alone')).toBeUndefined();
      expect(await clubId('Aeroclub Shared')).toBeDefined();
    });

    test('creates no club if the address is taken', async () => {
      const { email } = await verifiedAccount();
      const fields = { name: 'Jo Again', email, password: PASSWORD, date_of_birth: '1990-05-17' };
      await unwrap(testApi.api.POST('/user', { body: { ...fields, club_name: 'Aeroclub Never' } }));
      expect(await clubId('Aeroclub Never')).toBeUndefined();
    });
  });

  test.each([
    'jo@example.org\r\nBcc: all@example.org',
    'jo@example.org,all@example.org',
    'Jo <jo>',
  ])('refuses the address %j', async (email) => {
    const fields = { name: 'Jo Header', email, password: PASSWORD, date_of_birth: '1990-05-17' };
    await expect(unwrap(testApi.api.POST('/user', { body: fields }))).rejects.toMatchObject({
      status: 422,
      fields: { email: 'Enter a valid email address.' },
    });
  });
});

describe('a mail that the mail server refuses', () => {
  test('temporarily is sent again', async () => {
    count += 1;
    mailServer.refuse(`jo${count}@example.org`, 450);
    count -= 1;
    const { email } = await signUp();
    mailServer.accept(email);
    expect(await verify(linkOf(await mailServer.mailTo(email)))).toEqual(VERIFIED);
  });

  test('permanently is dropped; another link can be requested', async () => {
    count += 1;
    mailServer.refuse(`jo${count}@example.org`, 550);
    count -= 1;
    const { email } = await signUp();
    await verifiedAccount();
    mailServer.accept(email);
    now = new Date(START.getTime() + 2 * MINUTE_MS);
    await resend(email);
    expect(await verify(linkOf(await mailServer.mailTo(email)))).toEqual(VERIFIED);
  });
});

function mailsTo(address: string): readonly Email[] {
  return mailServer.mails.filter((mail) => mail.to?.some((each) => each.address === address));
}

describe('a forgotten password', () => {
  test('is reset by a link once, which logs out all devices', async () => {
    const { email, api } = await verifiedAccount();
    expect(await recover(email.toUpperCase())).toEqual(SENT);
    const mail = await mailServer.mailTo(email, 2);
    expect(mail.subject).toBe('Set a new password');
    const token = linkOf(mail);
    await expect(reset(token, 'password1')).rejects.toMatchObject({
      fields: { new_password: expect.stringContaining('too common') },
    });
    expect(await reset(token)).toEqual({ msg: 'Your password has been changed, please log in.' });
    await expect(reset(token)).rejects.toMatchObject(NOT_RECOVERED);
    await expect(unwrap(api.GET('/user/me'))).rejects.toMatchObject({ status: 401 });
    const wrong = signIn(newApi(), { email, password: PASSWORD });
    await expect(wrong).rejects.toMatchObject({ code: 'invalid_grant' });
    await signIn(api, { email, password: 'strong thermals' });
    expect((await mailServer.mailTo(email, 3)).subject).toBe('Your password has been changed');
  });

  test('of an unknown address has the same response and sends nothing', async () => {
    expect(await recover('unknown@example.org')).toEqual(SENT);
    await verifiedAccount();
    expect(mailsTo('unknown@example.org')).toEqual([]);
  });

  test('verifies the address, because the link was sent to it', async () => {
    const { email, api } = await signUp();
    await mailServer.mailTo(email);
    await recover(email);
    await reset(linkOf(await mailServer.mailTo(email, 2)));
    await signIn(api, { email, password: 'strong thermals' });
    expect(await unwrap(api.GET('/user/me'))).toMatchObject({ email });
  });

  test('has a link that is valid for an hour', async () => {
    const { email } = await verifiedAccount();
    await recover(email);
    const token = linkOf(await mailServer.mailTo(email, 2));
    now = new Date(START.getTime() + 61 * MINUTE_MS);
    await expect(reset(token)).rejects.toMatchObject(NOT_RECOVERED);
  });

  test('is not reset by a link of another kind or a guessed link', async () => {
    const { email } = await signUp();
    const token = linkOf(await mailServer.mailTo(email));
    for (const each of [token, 'guess', `${token}x`]) {
      await expect(reset(each)).rejects.toMatchObject(NOT_RECOVERED);
    }
  });
});

describe('a deleted account with a forgotten password', () => {
  async function deleted(): Promise<Account> {
    const account = await verifiedAccount();
    await unwrap(account.api.POST('/user/me/delete', { body: { password: PASSWORD } }));
    await mailServer.mailTo(account.email, 2);
    return account;
  }
  function restore(email: string, password: string) {
    return unwrap(testApi.api.POST('/auth/restore', { body: { email, password } }));
  }
  function signUpAgain(email: string) {
    const fields = { name: 'Jo Again', email, password: PASSWORD, date_of_birth: '1990-05-17' };
    return unwrap(testApi.api.POST('/user', { body: fields }));
  }

  test.each([
    { how: 'asks for a new one', ask: recover, answer: () => SENT },
    {
      how: 'signs up again',
      ask: signUpAgain,
      answer: (email: string) => ({ email, is_verified: false }),
    },
  ])('gets a link when its user $how and is restored by it', async ({ ask, answer: response }) => {
    const { email, name, api } = await deleted();
    expect(await ask(email)).toEqual(response(email));
    const mail = await mailServer.mailTo(email, 3);
    expect(mail.subject).toBe('Your account has been deleted');
    expect(mail.text).toContain('21 July 2026');
    const token = linkOf(mail);
    expect(await reset(token)).toEqual({ msg: 'Your password has been changed, please log in.' });
    await expect(reset(token)).rejects.toMatchObject(NOT_RECOVERED);
    const password = 'strong thermals';
    await expect(signIn(api, { email, password })).rejects.toMatchObject({
      code: 'account_deleted',
    });
    await expect(restore(email, PASSWORD)).rejects.toMatchObject({ status: 422 });
    await restore(email, password);
    await signIn(api, { email, password });
    expect(await unwrap(api.GET('/user/me'))).toMatchObject({ name });
  });

  test('has one link at a time, for an hour, in the language of the user', async () => {
    const { email, api } = await verifiedAccount();
    await unwrap(api.PATCH('/user/me', { body: { newsletter_language: 'de' } }));
    await unwrap(api.POST('/user/me/delete', { body: { password: PASSWORD } }));
    await mailServer.mailTo(email, 2);
    await recover(email);
    await recover(email);
    const mail = await mailServer.mailTo(email, 3);
    expect(mail.subject).toBe('Dein Konto wurde gelöscht');
    await verifiedAccount();
    expect(mailsTo(email)).toHaveLength(3);
    now = new Date(START.getTime() + 60 * MINUTE_MS);
    await expect(reset(linkOf(mail))).rejects.toMatchObject(NOT_RECOVERED);
  });

  test('gets no link after a week', async () => {
    const { email } = await deleted();
    now = new Date(START.getTime() + 7 * DAY_MS);
    await recover(email);
    await verifiedAccount();
    expect(mailsTo(email)).toHaveLength(2);
  });
});

describe('a new address', () => {
  function request({ api }: Account, newEmail: string, password = PASSWORD) {
    const body = { password, new_email: newEmail };
    return unwrap(api.POST('/auth/request-update-email', { body }));
  }
  function open({ api }: Account, token: string) {
    return unwrap(api.POST('/auth/update-email/{token}', { params: { path: { token } } }));
  }
  const newAddress = () => {
    count += 1;
    return `new${count}@example.net`;
  };

  test('differs from the present one', async () => {
    const account = await verifiedAccount();
    for (const email of [account.email, account.email.toUpperCase()]) {
      await expect(request(account, email)).rejects.toMatchObject({
        status: 422,
        fields: { new_email: 'This is already your email address.' },
      });
    }
  });

  test('is set by its link, and the old address gets a mail', async () => {
    const account = await verifiedAccount();
    const { email: old } = account;
    const email = newAddress();
    await request(account, email);
    const mail = await mailServer.mailTo(email);
    const notice = await mailServer.mailTo(old, 2);
    expect(notice).toMatchObject({ subject: 'Request to change your email address' });
    expect(notice.text).toContain(email);

    const token = linkOf(mail);
    const stranger = await verifiedAccount();
    await expect(open(stranger, token)).rejects.toMatchObject(INVALID);
    const refused = testApi.api.POST('/auth/update-email/{token}', { params: { path: { token } } });
    await expect(unwrap(refused)).rejects.toMatchObject({ status: 401 });

    expect(await open(account, token)).toEqual({ msg: 'Your email address has been changed.' });
    expect(await unwrap(account.api.GET('/user/me'))).toMatchObject({ email });
    expect((await mailServer.mailTo(old, 3)).subject).toBe('Your email address has been changed');
    await signIn(newApi(), { email, password: PASSWORD });
    await expect(open(account, token)).rejects.toMatchObject(INVALID);
  });

  test('needs the password', async () => {
    const account = await verifiedAccount();
    await expect(request(account, newAddress(), 'a guess')).rejects.toMatchObject({
      status: 422,
      fields: { password: 'This is not your current password.' },
    });
  });

  test('of another account has the same response and sends nothing to it', async () => {
    const account = await verifiedAccount();
    const other = await verifiedAccount();
    const response = await request(account, other.email);
    expect(response).toEqual(await request(account, newAddress()));
    await mailServer.mailTo(account.email, 3);
    await verifiedAccount();
    expect(mailsTo(other.email)).toHaveLength(1);
  });

  test('that another account has registered meanwhile stays with that account', async () => {
    const account = await verifiedAccount();
    const email = newAddress();
    await request(account, email);
    const token = linkOf(await mailServer.mailTo(email));
    const fields = { name: 'Quick Sample', email, password: PASSWORD, date_of_birth: '1990-05-17' };
    await unwrap(testApi.api.POST('/user', { body: fields }));
    await expect(open(account, token)).rejects.toMatchObject(INVALID);
    expect(await unwrap(account.api.GET('/user/me'))).toMatchObject({ email: account.email });
  });
});

test('the owner gets a mail about a changed password', async () => {
  const { api, email } = await verifiedAccount();
  const body = { password: 'strong thermals', old_password: PASSWORD };
  await unwrap(api.PATCH('/user/me', { body }));
  expect((await mailServer.mailTo(email, 2)).subject).toBe('Your password has been changed');
});

test('the owner gets a mail about a new access token', async () => {
  const { api, email } = await verifiedAccount();
  const token = (password: string) =>
    api.POST('/auth/personal-token', { body: { name: 'Club mirror', scopes: ['read'], password } });
  expect((await token('a guess')).response.status).toBe(422);
  await unwrap(token(PASSWORD));
  const mail = await mailServer.mailTo(email, 2);
  expect(mail.subject).toBe('An access token was created');
  expect(mail.text).toContain('revoke it in your settings');
});

/** Those that only others cause are tested where they are caused. */
type OwnKind = Exclude<AccountMail['kind'], 'flight_uploaded' | 'user_message'>;

const IN_FINNISH: Record<OwnKind, string> = {
  verify: 'Vahvista sähköpostiosoitteesi',
  recover: 'Aseta uusi salasana',
  account_exists: 'Sinulla on jo tili',
  update_email: 'Vahvista uusi sähköpostiosoitteesi',
  update_requested: 'Pyyntö vaihtaa sähköpostiosoitteesi',
  email_changed: 'Sähköpostiosoitteesi on vaihdettu',
  password_changed: 'Salasanasi on vaihdettu',
  token_created: 'Käyttöoikeustunnus on luotu',
  account_deleted: 'Tilisi on poistettu',
};

describe('a Finnish reader gets mails in Finnish for a call in any language', () => {
  let mails: readonly Email[];

  beforeAll(async () => {
    let language = 'fi';
    const api = createApi({ baseUrl: testApi.url, language: () => language });
    const email = 'aino@example.org';
    const newEmail = 'aino.new@example.org';
    const fields = { name: 'Aino Esimerkki', email, date_of_birth: '1990-05-17' };
    const signUpOnce = (name: string) =>
      unwrap(api.POST('/user', { body: { ...fields, name, password: PASSWORD } }));
    await signUpOnce(fields.name);
    await verify(linkOf(await mailServer.mailTo(email)));
    language = 'de';
    await signUpOnce('Aino Toinen');
    await mailServer.mailTo(email, 2);
    const path = { email };
    await unwrap(api.POST('/auth/recover-password/{email}', { params: { path }, body: {} }));
    await mailServer.mailTo(email, 3);
    language = 'fi';
    await signIn(api, { email, password: PASSWORD });
    language = 'de';
    const request = { password: PASSWORD, new_email: newEmail };
    await unwrap(api.POST('/auth/request-update-email', { body: request }));
    const token = linkOf(await mailServer.mailTo(newEmail));
    await unwrap(api.POST('/auth/update-email/{token}', { params: { path: { token } } }));
    const change = { password: 'strong thermals', old_password: PASSWORD };
    await unwrap(api.PATCH('/user/me', { body: change }));
    await mailServer.mailTo(newEmail, 2);
    const newToken = { name: 'Skripti', scopes: ['read' as const], password: 'strong thermals' };
    await unwrap(api.POST('/auth/personal-token', { body: newToken }));
    await mailServer.mailTo(newEmail, 3);
    // Mails still in the queue are deleted with the account.
    await mailServer.mailTo(email, 5);
    await unwrap(api.POST('/user/me/delete', { body: { password: 'strong thermals' } }));
    await mailServer.mailTo(newEmail, 4);
    mails = [...mailsTo(email), ...mailsTo(newEmail)];
  });

  test.each(Object.entries(IN_FINNISH))('the mail %s has the subject “%s”', (_kind, subject) => {
    const mail = mails.find((each) => each.subject === subject);
    expect(mail?.html).toContain('lang="fi"');
    expect(mail?.text).toContain('Saat tämän viestin, koska');
  });
});

test('a log-in sets the language of mails; a program without a language does not', async () => {
  const account = await verifiedAccount();
  const { email } = account;
  expect(await unwrap(account.api.GET('/user/me'))).not.toHaveProperty('locale');
  const german = createApi({ baseUrl: testApi.url, language: () => 'de-AT, en;q=0.5' });
  await signIn(german, { email, password: PASSWORD });
  await signIn(newApi(), { email, password: PASSWORD });
  expect(await unwrap(german.GET('/user/me'))).toMatchObject({ locale: 'de' });
  await recover(email);
  expect((await mailServer.mailTo(email, 2)).subject).toBe('Neues Passwort setzen');
});

test('mails without a known language use that of the newsletter, else English', async () => {
  const { email, api } = await verifiedAccount();
  const french = createApi({ baseUrl: testApi.url, language: () => 'fr' });
  const ask = () =>
    unwrap(
      french.POST('/auth/recover-password/{email}', { params: { path: { email } }, body: {} }),
    );
  await ask();
  expect((await mailServer.mailTo(email, 2)).html).toContain('lang="en-GB"');
  await unwrap(api.PATCH('/user/me', { body: { newsletter_language: 'de' } }));
  now = new Date(START.getTime() + 2 * MINUTE_MS);
  await ask();
  expect((await mailServer.mailTo(email, 3)).html).toContain('lang="de"');
});

test('queue and log contain no secrets of links', async () => {
  const { email } = await signUp();
  const token = linkOf(await mailServer.mailTo(email));
  const { db } = testApi.server.services;
  const links = await db.selectFrom('mail_link').selectAll().execute();
  expect(links.length).toBeGreaterThan(0);
  expect(JSON.stringify(links)).not.toContain(token);
});

test('without a mail server, mails are stored for the operator and accounts work at once', async () => {
  const { api, server, signUp: join_ } = await startTestApi();
  const { email } = await join_();
  await unwrap(
    api.POST('/auth/recover-password/{email}', { params: { path: { email } }, body: {} }),
  );
  const outbox = join(server.services.config.data.path, 'outbox');
  await expect.poll(() => existsSync(outbox) && readdirSync(outbox).length).toBe(1);
  const path = join(outbox, readdirSync(outbox)[0]!);
  // Its file is there before its content is.
  await expect.poll(() => readFileSync(path, 'utf8')).toContain(`To: ${email}`);
  expect(statSync(path).mode & 0o077).toBe(0);

  const taken = { name: 'Other Sample', email, password: PASSWORD, date_of_birth: '1990-05-17' };
  const refused = unwrap(api.POST('/user', { body: taken }));
  await expect(refused).rejects.toBeInstanceOf(ApiError);
  await expect(refused).rejects.toMatchObject({ fields: { email: expect.any(String) } });
});
