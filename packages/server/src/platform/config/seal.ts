import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { deriveKey } from './instance-secret.js';

/** An encrypted text, and which key opens it. */
export interface Sealed {
  readonly key_id: string;
  /** Nonce, tag and encrypted text. */
  readonly sealed: Buffer;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_LENGTH = 16;

/**
 * Encrypts a text.
 *
 * @param place Where it is stored: it cannot be decrypted for another place.
 */
export function seal(secret: string, place: string, text: string): Sealed {
  const key = keyOf(secret);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place));
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return { key_id: idOf(key), sealed: Buffer.concat([nonce, cipher.getAuthTag(), content]) };
}

/** Undefined if the secret has changed or the text belongs to another place. */
export function unseal(secret: string, place: string, stored: Sealed): string | undefined {
  const key = keyOf(secret);
  if (stored.key_id !== idOf(key)) return undefined;
  const nonce = stored.sealed.subarray(0, NONCE_BYTES);
  const tag = stored.sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(tag);
  try {
    const content = decipher.update(stored.sealed.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([content, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function keyOf(secret: string): Buffer {
  return deriveKey(secret, 'integrations');
}

function idOf(key: Buffer): string {
  return createHash('sha256').update(key).digest('hex').slice(0, KEY_ID_LENGTH);
}
