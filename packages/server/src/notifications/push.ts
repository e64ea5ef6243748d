import { createECDH } from 'node:crypto';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { deriveKey } from '../platform/config/instance-secret.js';
import type { PushNetwork } from './public-network.js';

export type PushSubscription = Pick<Schemas['PushSubscription'], 'endpoint' | 'keys'>;

/** Sends messages to browsers through the push services of their makers. */
export interface Push {
  /** Public key by which browsers know who may send to them (VAPID), in base64url. */
  readonly publicKey: string;
  readonly takes: PushNetwork['takes'];
  /**
   * Encrypts a text for one browser and sends it. The push service keeps it for at most `ttlS`.
   *
   * @returns False where this subscription never works again.
   * @throws {Error} If it could not be sent now.
   */
  send(subscription: PushSubscription, text: string, ttlS: number): Promise<boolean>;
}

/** Context of operations and jobs that send push messages. */
export interface WithPush {
  readonly push: Push;
}

export interface PushOptions {
  /** Secret of the key pair, so that all processes of an instance have the same. */
  secret: string;
  /** A mailto: or https: address of the operator. */
  subject: string;
  network: PushNetwork;
}

/** The subscription is unknown, has ended, or was made with another key. */
const OVER: ReadonlySet<number> = new Set([403, 404, 410]);
const FIRST_ERROR = 300;

export function openPush({ secret, subject, network }: PushOptions): Push {
  const { publicKey, privateKey } = keyPair(secret);
  const vapidDetails = { subject, publicKey, privateKey };
  return {
    publicKey,
    takes: network.takes,
    async send(subscription, text, ttlS) {
      const options = { vapidDetails, TTL: ttlS, contentEncoding: 'aes128gcm' } as const;
      // Loaded on demand: it is slow, and many servers send no messages.
      const { default: webPush } = await import('web-push');
      const { headers, body } = webPush.generateRequestDetails(subscription, text, options);
      const status = await network.post(subscription.endpoint, { headers, body });
      if (OVER.has(status)) return false;
      if (status >= FIRST_ERROR) throw new Error(`The push service responds ${status}.`);
      return true;
    },
  };
}

function keyPair(secret: string) {
  const key = deriveKey(secret, 'vapid');
  // Below the order of the curve.
  key.writeUInt8(key.readUInt8(0) & 0x7f, 0);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(key);
  return {
    publicKey: pair.getPublicKey('base64url'),
    // The pair would leave zeros at its beginning out.
    privateKey: key.toString('base64url'),
  };
}
