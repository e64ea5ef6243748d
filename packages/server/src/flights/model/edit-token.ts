import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../platform/config/instance-secret.js';
import type { Services } from '../../platform/services.js';
import { toTimestamp } from '../../platform/text/calendar-formats.js';

const LIFETIME_MS = 24 * 3_600_000;

type Signing = Pick<Services, 'config' | 'secret' | 'clock'>;

/**
 * Creates a token with which a visitor can edit the flight that they uploaded. It is signed and not
 * stored.
 */
export function createEditToken({ secret, clock }: Signing, flightId: number) {
  const until = new Date(clock().getTime() + LIFETIME_MS);
  const claim = `${flightId}.${until.getTime()}`;
  return {
    token: `${claim}.${sign(secret, claim).toString('base64url')}`,
    until: toTimestamp(until),
  };
}

/** Whether a token is valid for this flight and has not expired. */
export function isEditToken(
  { config, secret, clock }: Signing,
  { token, flightId }: { token: string; flightId: number },
): boolean {
  const [id, untilMs, signature = ''] = token.split('.');
  const expected = sign(secret, `${id}.${untilMs}`);
  const given = Buffer.from(signature, 'base64url');
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return (
    config.anonymousUpload &&
    isSigned &&
    Number(id) === flightId &&
    clock().getTime() < Number(untilMs)
  );
}

function sign(secret: string, claim: string): Buffer {
  return createHmac('sha256', deriveKey(secret, 'edit flight')).update(claim).digest();
}
