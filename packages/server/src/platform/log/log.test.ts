import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '../database/database.js';
import { REDACTION, withoutSecrets } from './log.js';

function lineOf(content: object): string {
  let line = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      line += chunk.toString();
      done();
    },
  });
  pino({ redact: REDACTION }, stream).error(content);
  return line;
}

test.each([
  { body: { password: 'secret', old_password: 'secret' } },
  { body: { access_token: 'secret', refresh_token: 'secret' } },
  { user: { password_hash: 'secret' } },
  { req: { headers: { authorization: 'Bearer secret', cookie: 'secret' } } },
])('hides %j', (content) => {
  expect(lineOf(content)).not.toContain('secret');
});

test('hides a row that the database refused', async () => {
  const db = openDatabase({ url: inject('testDatabaseUrl') });
  const error = await db.connection().execute(async (connection) => {
    await sql`create temporary table account (password_hash text, age int not null)`.execute(
      connection,
    );
    return sql`insert into account values ('secret', null)`
      .execute(connection)
      .catch((reason: unknown) => reason);
  });
  await db.destroy();
  expect(error).toMatchObject({ detail: expect.stringContaining('secret') });
  const line = lineOf({ err: error });
  expect(line).toContain('violates not-null constraint');
  expect(line).not.toContain('secret');
});

test.each([
  '/v1/auth/superuser/secret',
  '/v1/auth/recover-password/secret@example.org',
  '/v1/auth/resend-verification/secret%40example.org',
  '/v1/auth/recover-password/a/secret@example.org',
  '/auth/superuser/secret?x=1',
  '/v1/auth/reset-password/secret/',
  '/v1/user/export/secret',
  '/v1/coupon/SECRET-secret',
  '/v1/auth/%72ecover-password/secret@example.org',
  '/v1/user?email=secret%40example.org&x=1',
  '/v1/user/secret@example.org',
  '/v1/auth/verify-email//secret',
  '/v1/auth/token?grant_type=password&username=secret&password=secret',
])('hides the token in %s', (url) => {
  expect(withoutSecrets(url)).not.toContain('secret');
});
