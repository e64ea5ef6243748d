import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** Creates a secret of 256 random bits that is safe in URLs. */
export function createOpaqueToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** The form in which a token is stored. It has too many bits to be guessed, so no salt is needed. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
