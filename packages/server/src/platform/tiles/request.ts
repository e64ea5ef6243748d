import { TileSourceError, UnreachableError } from './tile-source.js';

const TIMEOUT_MS = 10_000;

export interface RequestOptions {
  readonly redirect: 'manual' | 'follow';
  readonly headers?: Readonly<Record<string, string>>;
  /** Maximum duration with the body; default ten seconds. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a GET request to the source of tiles.
 *
 * @throws {UnreachableError} If the server does not respond in time, or the signal aborts.
 */
export function request(
  address: string,
  { timeoutMs = TIMEOUT_MS, signal, ...options }: RequestOptions,
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = signal ? AbortSignal.any([timeout, signal]) : timeout;
  return withUnreachableError(fetch(address, { ...options, signal: either }));
}

/**
 * Reads the body of a response.
 *
 * @throws {UnreachableError} If the connection ends before.
 * @throws {TileSourceError} If it has more than this many bytes.
 */
export async function readBody({ body }: Response, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = (body ?? new Blob([]).stream()).getReader();
  for (;;) {
    const { done, value } = await withUnreachableError(reader.read());
    if (done) return Buffer.concat(parts);
    size += value.length;
    if (size > maxBytes) {
      await reader.cancel();
      throw new TileSourceError(`it has more than ${maxBytes} bytes`);
    }
    parts.push(value);
  }
}

/**
 * Reports errors of the network by their code, because messages may contain the address and so a
 * key.
 */
async function withUnreachableError<Value>(result: Promise<Value>): Promise<Value> {
  try {
    return await result;
  } catch (error) {
    const { name, cause } = error as Error;
    const { code } = (cause ?? {}) as NodeJS.ErrnoException;
    throw new UnreachableError(`it does not respond: ${code ?? name}`);
  }
}
