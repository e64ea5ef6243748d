import type { Plan } from '@cloudstreet/sdk';
import { hashToken } from '../accounts/opaque-token.js';
import { messages } from '../generated/messages/en-gb.js';
import { type Config, ConfigError } from '../platform/config/config.js';
import { openInstance } from '../platform/database/instance.js';
import { isDay } from '../platform/text/calendar-formats.js';
import { createCouponCode, plainCouponCode } from './coupon-code.js';

export const COUPON_OPTIONS = {
  plan: { type: 'string' },
  months: { type: 'string' },
  uses: { type: 'string' },
  until: { type: 'string' },
  count: { type: 'string' },
} as const;

export interface CouponCommand {
  config: Config;
  /** Arguments of the command. */
  words: readonly string[];
  values: { readonly [Name in keyof typeof COUPON_OPTIONS]?: string | undefined };
  print: (line: string) => void;
  now: Date;
  signal?: AbortSignal;
}

const MAX_MONTHS = 120;
const MAX_USES = 100_000;
const MAX_COUPONS = 1000;

/**
 * Runs `coupon create`: creates coupons and prints their codes. The codes are stored as hashes and
 * cannot be printed again.
 *
 * @throws {ConfigError} If an argument or an option is invalid.
 */
export async function runCoupon({
  config,
  words,
  values,
  print,
  now,
  signal,
}: CouponCommand): Promise<void> {
  const { plan } = values;
  if (words.join(' ') !== 'create' || !isPlan(plan) || values.months === undefined) {
    throw new ConfigError(messages['coupon.usage']());
  }
  const months = parseNumber('--months', values.months, MAX_MONTHS);
  const uses = parseNumber('--uses', values.uses ?? '1', MAX_USES);
  const count = parseNumber('--count', values.count ?? '1', MAX_COUPONS);
  const until = parseUntil(values.until, now);
  const codes = Array.from({ length: count }, createCouponCode);
  const instance = await openInstance({ config, join: true, signal });
  try {
    await instance.db
      .insertInto('coupon')
      .values(
        codes.map((code) => ({
          hash: hashToken(plainCouponCode(code)),
          plan,
          months,
          uses,
          until,
          created: now,
        })),
      )
      .execute();
  } finally {
    await instance.close();
  }
  print(messages['coupon.made']({ count, months, plan, uses, until: until ?? 'none' }));
  for (const code of codes) print(code);
}

function isPlan(text: string | undefined): text is Plan {
  return text === 'supporter' || text === 'premium' || text === 'patron';
}

function parseNumber(name: string, text: string, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most) {
    throw new ConfigError(messages['coupon.number']({ name, text, most }));
  }
  return value;
}

function parseUntil(text: string | undefined, now: Date): string | null {
  if (text === undefined) return null;
  if (!isDay(text) || text < now.toISOString().slice(0, 10)) {
    throw new ConfigError(messages['coupon.until']({ text }));
  }
  return text;
}
