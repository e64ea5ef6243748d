import { createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Plan } from '@cloudstreet/sdk';
import type { Environment, EventEntity, Paddle } from '@paddle/paddle-node-sdk';
import type { Logger } from 'pino';
import { comparePlans } from '../plans/plan-rules.js';
import { deriveKey } from '../platform/config/instance-secret.js';
import type { PaddleConfig } from '../platform/config/paddle-config.js';
import { DomainError, text } from '../platform/errors/errors.js';

/** Access to Paddle. */
export interface Payments {
  readonly config: PaddleConfig;
  /** Signed data of a subscription that names its user. */
  ownerMark(userId: number): Record<string, string>;
  /** User of a subscription; undefined if this instance did not sign it. */
  ownerOf(mark: unknown): number | undefined;
  /** Plan of the first price that belongs to one. */
  planOfPrices(priceIds: readonly (string | undefined)[]): Plan | undefined;
  /** Reads an event; undefined if its signature is wrong. */
  readEvent(body: string, signature: string): Promise<EventEntity | undefined>;
  /**
   * Calls Paddle.
   *
   * @throws {DomainError} PAYMENT_REFUSED if the card is refused, otherwise PAYMENT_UNAVAILABLE.
   */
  ask<T>(call: (paddle: Paddle) => Promise<T>): Promise<T>;
}

/** Context of operations and jobs of subscriptions. */
export interface WithPayments {
  /** Undefined if the instance includes every plan. */
  readonly payments: Payments | undefined;
}

export interface PaymentsOptions {
  config: PaddleConfig;
  secret: string;
  log: Logger;
}

const TIMEOUT_MS = 20_000;
/** Codes of Paddle for a card that was not charged. */
const REFUSALS: ReadonlySet<string> = new Set([
  'subscription_payment_declined',
  'subscription_missing_payment_method_cannot_update',
]);

export async function openPayments({ config, secret, log }: PaymentsOptions): Promise<Payments> {
  // Loading it takes a quarter of the start time of a server, and few servers sell plans.
  const { ApiError, LogLevel, Paddle: PaddleClient } = await import('@paddle/paddle-node-sdk');
  const { apiKey, environment, apiUrl, webhookSecret, prices } = config;
  const place = apiUrl ?? environment;
  const paddle = new PaddleClient(apiKey, {
    // The SDK accepts an address in place of a name, but its types do not.
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment
    environment: place as Environment,
    logLevel: LogLevel.none,
  });
  const key = deriveKey(secret, 'payment');
  const proofOf = (userId: string) => createHmac('sha256', key).update(userId).digest();
  const plans = new Map<string | undefined, Plan>([
    [prices.supporter, 'supporter'],
    [prices.premium, 'premium'],
    [prices.trial, 'premium'],
    [prices.patron, 'patron'],
  ]);
  return {
    config,
    ownerMark: (userId) => ({
      user_id: `${userId}`,
      proof: proofOf(`${userId}`).toString('hex'),
    }),
    // A checkout opened outside of the application may contain any data.
    ownerOf(mark) {
      const { user_id: userId, proof } = (mark ?? {}) as Record<string, unknown>;
      if (typeof userId !== 'string' || typeof proof !== 'string') return undefined;
      const [given, right] = [Buffer.from(proof, 'hex'), proofOf(userId)];
      return given.length === right.length && timingSafeEqual(given, right)
        ? Number(userId)
        : undefined;
    },
    planOfPrices: (priceIds) =>
      priceIds
        .flatMap((id) => plans.get(id) ?? [])
        .toSorted(comparePlans)
        .at(-1),
    async readEvent(body, signature) {
      const isRight = await paddle.webhooks
        .isSignatureValid(body, webhookSecret, signature)
        .catch(() => false);
      return isRight ? paddle.webhooks.unmarshal(body, webhookSecret, signature) : undefined;
    },
    async ask(call) {
      try {
        const late = setTimeout(TIMEOUT_MS, undefined, { ref: false }).then(() => {
          throw new Error('Paddle does not respond.');
        });
        return await Promise.race([call(paddle), late]);
      } catch (error) {
        const { message } = error as Error;
        const code = error instanceof ApiError ? error.code : undefined;
        log.error({ code, reason: message }, 'payment provider');
        throw code !== undefined && REFUSALS.has(code)
          ? new DomainError(409, 'PAYMENT_REFUSED', text('error.PAYMENT_REFUSED'))
          : new DomainError(503, 'PAYMENT_UNAVAILABLE', text('error.PAYMENT_UNAVAILABLE'));
      }
    },
  };
}

/** @throws {DomainError} PLANS_INCLUDED if the instance takes no payments. */
export function paymentsOf({ payments }: { payments: Payments | undefined }): Payments {
  if (!payments) throw new DomainError(409, 'PLANS_INCLUDED', text('error.PLANS_INCLUDED'));
  return payments;
}
