import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createApp } from '../../app/create-app.js';
import { operations } from '../../app/resources.js';
import { PASSWORD, startTestApi } from '../../testing/start-test-api.js';

const PROGRAM = { 'App-Version': '1.19.2', 'PWA-Installed': 'Android' };

test('the log names addresses of callers only if the operator wants it', async () => {
  const { server } = await startTestApi();
  const addressesIn = async (logAddresses: boolean) => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const config = { ...server.services.config, logAddresses };
    const app = await createApp({
      services: { ...server.services, config, log: pino(stream) },
      operations,
      authenticate: async () => undefined,
      checkResponses: true,
    });
    await app.inject({ url: '/v1/instance', remoteAddress: '203.0.113.7' });
    await app.close();
    return lines.filter((line) => line.includes('203.0.113.7')).length;
  };
  expect(await addressesIn(false)).toBe(0);
  expect(await addressesIn(true)).toBe(1);
});

test('the log names the program that requested a token, without secrets', async () => {
  const { server, signUp } = await startTestApi();
  const { email } = await signUp();
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = await createApp({
    services: { ...server.services, log: pino(stream) },
    operations,
    authenticate: async () => undefined,
    checkResponses: true,
  });
  const ask = (url: string, password: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: { ...PROGRAM, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        grant_type: 'password',
        username: email,
        password,
      }).toString(),
    });
  await ask('/v1/auth/token', PASSWORD);
  await ask('/v1/auth/token', 'wrong');
  await app.inject({ url: '/v1/instance', headers: PROGRAM });
  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(
    requests.map(({ status, appVersion, installed }) => [status, appVersion, installed]),
  ).toEqual([
    [200, '1.19.2', 'Android'],
    [400, undefined, undefined],
    [200, undefined, undefined],
  ]);
  expect(lines.join('')).not.toContain(PASSWORD);
  await app.close();
});
