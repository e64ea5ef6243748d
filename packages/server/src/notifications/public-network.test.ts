import { describe, expect, test } from 'vitest';
import { publicNetwork, resolvePublicAddress } from './public-network.js';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGuQ',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYA%2f',
])('messages go to %s', (endpoint) => {
  expect(publicNetwork.takes(endpoint)).toBe(true);
});

test.each([
  { why: 'is read by everybody on the way', endpoint: 'http://push.example.org/1' },
  { why: 'is this machine', endpoint: 'https://localhost/1' },
  { why: 'is this machine, to the letter', endpoint: 'https://localhost./1' },
  { why: 'is in the network of the server', endpoint: 'https://printer.local/1' },
  { why: 'is in the network of a cloud', endpoint: 'https://metadata.google.internal/1' },
  { why: 'has no dot', endpoint: 'https://router/1' },
  { why: 'is a number', endpoint: 'https://127.0.0.1/1' },
  { why: 'is a number of the outside', endpoint: 'https://9.9.9.9/1' },
  { why: 'is a number written otherwise', endpoint: 'https://2130706433/1' },
  { why: 'is a number of IPv6', endpoint: 'https://[::1]/1' },
  { why: 'has another port', endpoint: 'https://push.example.org:8443/1' },
  { why: 'has a password', endpoint: 'https://a:b@push.example.org/1' },
  { why: 'two readers may read differently', endpoint: 'https://push.example.org\\@127.0.0.1/1' },
  { why: 'is no address', endpoint: 'push.example.org' },
  { why: 'is a file', endpoint: 'file:///etc/passwd' },
])('messages do not go to an address that $why', ({ endpoint }) => {
  expect(publicNetwork.takes(endpoint)).toBe(false);
});

describe('connects only to names that resolve to public addresses', () => {
  const find = (hostname: string, all: boolean) =>
    new Promise((resolve) => {
      resolvePublicAddress(hostname, { all }, (error, address) =>
        resolve(error ? error.message : address),
      );
    });

  test.each(['localhost', '127.0.0.1', '10.1.2.3', '192.168.0.1', '169.254.169.254', '100.64.0.1'])(
    'not %s',
    async (hostname) => {
      for (const all of [true, false]) {
        expect(await find(hostname, all)).toBe(`${hostname} has no public address.`);
      }
    },
  );

  test.each(['::1', '::ffff:127.0.0.1', 'fd00::1', 'fe80::1'])('not %s', async (hostname) => {
    expect(await find(hostname, true)).toBe(`${hostname} has no public address.`);
  });

  test('but 9.9.9.9', async () => {
    expect(await find('9.9.9.9', false)).toBe('9.9.9.9');
    expect(await find('9.9.9.9', true)).toEqual([{ address: '9.9.9.9', family: 4 }]);
  });
});
