import type { Services } from '../platform/services.js';

export const SERVICES = ['skysight', 'copilot'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** Credentials of a user at another service. */
export interface ServiceLogin {
  readonly email: string;
  readonly password: string;
}

export type LoginVerdict = 'connected' | 'refused' | 'unreachable';

/** Another service, as far as this instance asks it. */
export interface ServiceAdapter {
  verify(login: ServiceLogin): Promise<LoginVerdict>;
}

const TIMEOUT_MS = 10_000;
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 422]);

/** Undefined if the operator has not set the address of the service. */
export function adapterOf(
  { config }: Pick<Services, 'config'>,
  service: ServiceName,
): ServiceAdapter | undefined {
  const url = config.integrations[service];
  return url === undefined ? undefined : { verify: (login) => logIn(url, login) };
}

async function logIn(url: string, { email, password }: ServiceLogin): Promise<LoginVerdict> {
  try {
    const response = await fetch(`${url}/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: email, password }),
      // A password is sent only to the address that the operator configured.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.ok) return 'connected';
    return REFUSALS.has(response.status) ? 'refused' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
