import { type Sealed, seal } from '../platform/config/seal.js';
import type { Executor } from '../platform/database/database.js';
import { countHourly } from '../platform/database/hourly-count.js';
import { DomainError, FieldError, text } from '../platform/errors/errors.js';
import { tooManyRequests } from '../platform/http/rate-limits.js';
import type { Services } from '../platform/services.js';
import { adapterOf, SERVICES, type ServiceLogin, type ServiceName } from './adapters.js';

/** Fields of `PATCH /user/me` that hold logins of other services. */
export type LoginFields = {
  [Field in `${ServiceName}_email`]?: string | null | undefined;
} & { [Field in `${ServiceName}_password`]?: string | undefined };

/** A login to keep, or that one is to be forgotten. */
interface LoginChange {
  readonly service: ServiceName;
  readonly login: ({ email: string } & Sealed) | undefined;
}

const MAX_PER_HOUR = 20;

/**
 * Checks new logins with their services. An address without password, or a password without
 * address, changes nothing.
 *
 * @throws {FieldError} If the instance does not have the service, or the service refuses the login.
 * @throws {DomainError} If a service does not respond.
 * @see Specification 001, section 5: profile save.
 */
export async function checkLogins(
  services: Services,
  userId: number,
  fields: LoginFields,
): Promise<LoginChange[]> {
  const changes: LoginChange[] = [];
  for (const service of SERVICES) {
    const email = fields[`${service}_email`];
    const password = fields[`${service}_password`];
    if (email === null) changes.push({ service, login: undefined });
    else if (email && password) {
      await verify(services, userId, { service, email, password });
      const sealed = seal(services.secret, placeOf(userId, service), password);
      changes.push({ service, login: { email, ...sealed } });
    }
  }
  return changes;
}

export async function saveLogins(
  transaction: Executor,
  userId: number,
  changes: readonly LoginChange[],
): Promise<void> {
  for (const { service, login } of changes) {
    if (login) {
      await transaction
        .insertInto('integration')
        .values({ user_id: userId, service, ...login })
        .onConflict((conflict) => conflict.columns(['user_id', 'service']).doUpdateSet(login))
        .execute();
    } else {
      await transaction
        .deleteFrom('integration')
        .where('user_id', '=', userId)
        .where('service', '=', service)
        .execute();
    }
  }
}

/** Name of the place that a password is encrypted for: it cannot be decrypted for another one. */
export function placeOf(userId: number, service: ServiceName): string {
  return `${userId} ${service}`;
}

/** Keeps callers from guessing passwords of other services through this instance. */
export async function countQuestion(
  { db, clock, config }: Services,
  userId: number,
): Promise<void> {
  if (!config.rateLimit) return;
  const { count, waitS } = await countHourly(db, `logins of ${userId}`, clock());
  if (count > MAX_PER_HOUR) throw tooManyRequests(waitS * 1000);
}

async function verify(
  services: Services,
  userId: number,
  { service, ...login }: { service: ServiceName } & ServiceLogin,
): Promise<void> {
  const adapter = adapterOf(services, service);
  if (!adapter) throw refusal(`${service}_email`, 'SERVICE_OFF');
  await countQuestion(services, userId);
  const verdict = await adapter.verify(login);
  if (verdict === 'refused') throw refusal(`${service}_password`, 'LOGIN_REFUSED');
  if (verdict === 'unreachable') {
    throw new DomainError(503, 'SERVICE_SILENT', text('error.SERVICE_SILENT'));
  }
}

function refusal(field: keyof LoginFields, type: 'SERVICE_OFF' | 'LOGIN_REFUSED'): FieldError {
  return new FieldError([{ loc: [field], type, message: text('integration.refused', { type }) }]);
}
