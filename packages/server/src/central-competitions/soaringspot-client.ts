import { createHmac, randomBytes } from 'node:crypto';
import type { SoaringSpotConfig } from '../platform/config/soaringspot-config.js';

/** Signs a call as SoaringSpot asks for: the nonce, the time and the id of the client, by its secret. */
function authorizationOf({ clientId, secret }: SoaringSpotConfig, now: Date): string {
  const nonce = randomBytes(24).toString('base64');
  const created = now.toISOString();
  const signature = createHmac('sha256', secret)
    .update(nonce + created + clientId)
    .digest('base64');
  const fields = { ClientID: clientId, Signature: signature, Nonce: nonce, Created: created };
  const list = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  return `http://api.soaringspot.com/v1/hmac/v1 ${list.join(', ')}`;
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 8_000_000;

/**
 * Gets a document of SoaringSpot.
 *
 * @param address Address or path. Only its path counts: the calls go to the configured server alone.
 * @throws {Error} If the service is unreachable, refuses the key or responds with something else.
 */
export async function getDocument(
  config: SoaringSpotConfig,
  address: string,
  now: Date,
): Promise<unknown> {
  const { pathname, search } = new URL(address, `${config.url}/`);
  const response = await fetch(new URL(pathname + search, config.url), {
    headers: { authorization: authorizationOf(config, now), accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`SoaringSpot responded with ${response.status}`);
  }
  let size = 0;
  const chunks: Uint8Array[] = [];
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('the response of SoaringSpot is too large');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
