import { expect, test, vi } from 'vitest';
import { networkAddresses } from './network-addresses.js';

vi.mock('node:os', () => ({
  networkInterfaces: () => ({
    lo: [{ address: '127.0.0.1', family: 'IPv4', internal: true }],
    eth0: [
      { address: '192.168.1.7', family: 'IPv4', internal: false },
      { address: 'fe80::1', family: 'IPv6', internal: false },
    ],
  }),
}));

test.each([
  { host: '0.0.0.0', expected: ['http://192.168.1.7:8080'] },
  { host: '::', expected: ['http://192.168.1.7:8080'] },
  { host: '127.0.0.1', expected: [] },
])('a server on $host is reachable at $expected', ({ host, expected }) => {
  expect(networkAddresses(host, 8080)).toEqual(expected);
});
