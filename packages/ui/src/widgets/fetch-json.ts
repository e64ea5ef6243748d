import type { Schemas } from '@cloudstreet/sdk/contract';
import { problemKindOf } from './embedding/problem-kind.js';
import { WidgetLoadError } from './widget-problem.js';

const TIMEOUT_MS = 30_000;

/** The part of `RequestInit` that widgets use. */
export interface FetchOptions {
  signal: AbortSignal;
  /** Sent as JSON by POST. Without it the request is a GET. */
  body?: object;
}

/**
 * Reads what any visitor may read. No cookie is sent, and none is accepted.
 *
 * @throws {WidgetLoadError} If the server does not respond, or with an error.
 */
export async function fetchJson<Data>(url: URL, { signal, body }: FetchOptions): Promise<Data> {
  const response = await fetch(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    credentials: 'omit',
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch((error: unknown) => {
    throw new WidgetLoadError('unreachable', { cause: error });
  });
  if (!response.ok) {
    const parameter = response.status === 422 ? await refusedParameter(response) : undefined;
    throw new WidgetLoadError(problemKindOf(response.status), { parameter });
  }
  // The contract determines the type of each path.
  return response.json().catch((error: unknown) => {
    throw new WidgetLoadError('unreachable', { cause: error });
  }) as Promise<Data>;
}

async function refusedParameter(response: Response): Promise<string | undefined> {
  try {
    const { detail } = (await response.json()) as Schemas['FieldErrors'];
    return detail[0]?.loc.map(String).find((step) => step !== 'query');
  } catch {
    // Something else than the API responded.
    return undefined;
  }
}
