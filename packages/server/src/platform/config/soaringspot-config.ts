import { variableError } from './config-error.js';
import { parseServiceUrl } from './parse-addresses.js';
import type { VariableName } from './variables.js';

/** Access to the competitions of an organiser at SoaringSpot. */
export interface SoaringSpotConfig {
  readonly url: string;
  readonly clientId: string;
  readonly secret: string;
}

const DEFAULT_URL = 'https://api.soaringspot.com/v1';

/**
 * Reads the key of SoaringSpot. Undefined without one.
 *
 * @throws {ConfigError} If only a part of the key is given or the address is invalid.
 */
export function readSoaringSpotConfig(
  read: (name: VariableName) => string | undefined,
): SoaringSpotConfig | undefined {
  const clientId = read('CLOUDSTREET_SOARINGSPOT_CLIENT_ID');
  const secret = read('CLOUDSTREET_SOARINGSPOT_SECRET');
  if (clientId === undefined && secret === undefined) return undefined;
  if (clientId === undefined) {
    throw variableError('CLOUDSTREET_SOARINGSPOT_CLIENT_ID', 'undefined', 'the secret needs it');
  }
  if (secret === undefined) {
    throw variableError(
      'CLOUDSTREET_SOARINGSPOT_SECRET',
      'undefined',
      'the id of the client needs it',
    );
  }
  const url = parseServiceUrl('CLOUDSTREET_SOARINGSPOT_URL', read('CLOUDSTREET_SOARINGSPOT_URL'));
  return { url: url ?? DEFAULT_URL, clientId, secret };
}
