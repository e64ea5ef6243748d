import { ConfigError, variableError } from './config-error.js';
import type { VariableName } from './variables.js';

/** Paddle, the payment provider. */
export interface PaddleConfig {
  readonly environment: 'sandbox' | 'production';
  /** Replaces the address of Paddle in tests. */
  readonly apiUrl?: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** Not secret. */
  readonly clientToken: string;
  /** Ids of prices. `trial` is premium with a trial of 14 days. */
  readonly prices: Readonly<Record<'supporter' | 'premium' | 'trial' | 'patron', string>>;
}

const PRICE = /^pri_[\da-z]+$/;
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost']);

/**
 * Reads the settings of Paddle. Undefined without a payment provider.
 *
 * @throws {ConfigError} If some of the settings are missing or one is invalid. The message contains
 *   no secret values.
 */
export function readPaddleConfig(
  read: (name: VariableName) => string | undefined,
): PaddleConfig | undefined {
  const names = {
    apiKey: 'CLOUDSTREET_PADDLE_API_KEY',
    webhookSecret: 'CLOUDSTREET_PADDLE_WEBHOOK_SECRET',
    clientToken: 'CLOUDSTREET_PADDLE_CLIENT_TOKEN',
    supporter: 'CLOUDSTREET_PADDLE_PRICE_SUPPORTER',
    premium: 'CLOUDSTREET_PADDLE_PRICE_PREMIUM',
    trial: 'CLOUDSTREET_PADDLE_PRICE_TRIAL',
    patron: 'CLOUDSTREET_PADDLE_PRICE_PATRON',
  } as const satisfies Record<string, VariableName>;
  const present = Object.values(names).find((name) => read(name) !== undefined);
  if (!present) return undefined;
  const need = (name: VariableName): string => {
    const value = read(name);
    if (value === undefined) throw variableError(name, 'undefined', `${present} goes with it`);
    return value;
  };
  const price = (name: VariableName): string => {
    const value = need(name);
    if (!PRICE.test(value)) {
      throw new ConfigError(`${name} must be the id of a price, pri_…, not "${value}".`);
    }
    return value;
  };
  const prices = {
    supporter: price(names.supporter),
    premium: price(names.premium),
    trial: price(names.trial),
    patron: price(names.patron),
  };
  if (new Set(Object.values(prices)).size < Object.keys(prices).length) {
    throw new ConfigError(`${names.supporter} and the other prices must be different ones.`);
  }
  if (!read('CLOUDSTREET_PUBLIC_URL')) {
    throw variableError(
      'CLOUDSTREET_PUBLIC_URL',
      'undefined',
      `with ${names.apiKey}, Paddle reports payments to it`,
    );
  }
  return {
    ...parseEnvironment(read('CLOUDSTREET_PADDLE_ENVIRONMENT') ?? 'production'),
    apiKey: need(names.apiKey),
    webhookSecret: need(names.webhookSecret),
    clientToken: need(names.clientToken),
    prices,
  };
}

/** Accepts a loopback address as well, for a sandbox in tests. */
function parseEnvironment(text: string): Pick<PaddleConfig, 'environment' | 'apiUrl'> {
  if (text === 'sandbox' || text === 'production') return { environment: text };
  const url = URL.parse(text);
  if (url?.protocol === 'http:' && LOOPBACK.has(url.hostname)) {
    return { environment: 'sandbox', apiUrl: url.origin };
  }
  throw new ConfigError(
    `CLOUDSTREET_PADDLE_ENVIRONMENT must be production or sandbox, not "${text}".`,
  );
}
