import type { Schemas } from '@cloudstreet/sdk/contract';
import { unseal } from '../platform/config/seal.js';
import type { Services } from '../platform/services.js';
import { adapterOf, type ServiceName } from './adapters.js';
import { countQuestion, placeOf } from './save-logins.js';

type State = Schemas['Integration'];

/** State of a user's login at another service. */
export async function findState(
  services: Services,
  userId: number,
  service: ServiceName,
): Promise<State> {
  const adapter = adapterOf(services, service);
  if (!adapter) return { available: false };
  const row = await services.db
    .selectFrom('integration')
    .where('user_id', '=', userId)
    .where('service', '=', service)
    .selectAll()
    .executeTakeFirst();
  if (!row) return { available: true };
  const { email } = row;
  const password = unseal(services.secret, placeOf(userId, service), row);
  // The instance's secret has changed: the user must enter the login again.
  if (password === undefined) return { available: true, email, state: 'refused' };
  await countQuestion(services, userId);
  return { available: true, email, state: await adapter.verify({ email, password }) };
}
