import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushNetwork } from '../notifications/public-network.js';

/** Message that a push service received. */
export interface PushedMessage {
  readonly path: string;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

/** The push service of a browser's maker, on this machine. */
export interface PushService {
  readonly network: PushNetwork;
  readonly url: string;
  readonly messages: PushedMessage[];
  /** Status codes of its responses, by the path of the address. */
  readonly statusByPath: Map<string, number>;
  close(): void;
}

export async function startPushService(): Promise<PushService> {
  const messages: PushedMessage[] = [];
  const statusByPath = new Map<string, number>();
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const { url: path = '', headers } = request;
    messages.push({ path, headers, body: await buffer(request) });
    response.writeHead(statusByPath.get(path) ?? 201).end();
  };
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    messages,
    statusByPath,
    network: {
      takes: (endpoint) => endpoint.startsWith(`${url}/`),
      async post(endpoint, { headers, body }) {
        // Fetch writes its own.
        const { 'Content-Length': _length, ...others } = headers;
        const init = { method: 'POST', headers: others, body: new Uint8Array(body) };
        return (await fetch(endpoint, init)).status;
      },
    },
    close: () => server.close(),
  };
}

/** A browser with a push subscription. */
export interface PushDevice {
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Decrypts a message (RFC 8291). */
  readonly decrypt: (body: Buffer) => string;
}

const SALT_BYTES = 16;
const RECORD_SIZE_BYTES = 4;
const TAG_BYTES = 16;

export function createPushDevice(endpoint: string): PushDevice {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') };
  return {
    subscription: { endpoint, keys },
    decrypt(body) {
      const salt = body.subarray(0, SALT_BYTES);
      const idStart = SALT_BYTES + RECORD_SIZE_BYTES;
      const idEnd = idStart + 1 + body.readUInt8(idStart);
      const sender = body.subarray(idStart + 1, idEnd);
      const shared = hkdfSync(
        'sha256',
        pair.computeSecret(sender),
        auth,
        Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]),
        32,
      );
      const derive = (info: string, length: number) =>
        Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, info, length));
      const key = derive('Content-Encoding: aes128gcm\0', 16);
      const nonce = derive('Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(body.subarray(-TAG_BYTES));
      const text = Buffer.concat([
        decipher.update(body.subarray(idEnd, -TAG_BYTES)),
        decipher.final(),
      ]).toString('utf8');
      // A mark ends it, and as many zeros as were wanted.
      return text.slice(0, text.lastIndexOf('\u0002'));
    },
  };
}
