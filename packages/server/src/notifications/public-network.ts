import { lookup } from 'node:dns';
import { Agent, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Network to push services; tests replace it. */
export interface PushNetwork {
  /** Whether messages may go to an address that a caller gave. */
  readonly takes: (endpoint: string) => boolean;
  /** Sends a POST and returns the status. */
  readonly post: (endpoint: string, message: PushMessage) => Promise<number>;
}

export interface PushMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const TIMEOUT_MS = 5000;

/**
 * Connects to push services on the public internet and to nothing in the network of the server,
 * because the addresses come from callers. A name is resolved again when connecting, because it may
 * point elsewhere by then.
 */
export const publicNetwork: PushNetwork = {
  takes(endpoint) {
    const url = URL.parse(endpoint);
    return (
      // Else another reader of addresses might find another host in it.
      url?.href === endpoint &&
      url.protocol === 'https:' &&
      url.port === '' &&
      url.username === '' &&
      url.password === '' &&
      url.hostname.includes('.') &&
      !/(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)\.?$/.test(url.hostname) &&
      !ipaddr.isValid(url.hostname.replace(/^\[|\]$/g, ''))
    );
  },
  post(endpoint, { headers, body }) {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return new Promise((resolve, reject) => {
      const sent = request(endpoint, { method: 'POST', headers, agent, signal }, (response) => {
        resolve(response.statusCode ?? 0);
        // The body may be endless and is not needed.
        response.destroy();
      });
      sent.on('error', reject);
      sent.end(body);
    });
  },
};

/** Finds the public addresses of a host. */
export const resolvePublicAddress: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    const open = found.filter(({ address }) => isPublic(address));
    const [first] = open;
    if (!first) return callback(new Error(`${hostname} has no public address.`), []);
    if (options.all) return callback(null, open);
    callback(null, first.address, first.family);
  });
};

function isPublic(address: string): boolean {
  return ipaddr.process(address).range() === 'unicast';
}

const agent = new Agent({ lookup: resolvePublicAddress });
