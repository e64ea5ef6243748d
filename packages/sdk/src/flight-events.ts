import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { Api } from './client.js';
import { pause } from './deadline.js';
import { requestError } from './errors.js';
import type { Flight } from './models.js';
import { call } from './operation.js';
import { streamEvents } from './operations.js';

/** A new flight, or one that was scored. */
export interface FlightEvent {
  /** Position in the stream, for `lastEventId`. */
  readonly id: string;
  /** `flight` for a new flight, whose score is pending; `score` for one that was scored, also again. */
  readonly kind: 'flight' | 'score';
  readonly flight: Flight;
}

export interface FlightEventOptions {
  /** Ends the stream, which then fails with code `CANCELLED`. */
  signal?: AbortSignal;
  /** Event after which the stream starts. By default it starts with the next event. */
  lastEventId?: string;
  /** Called with each connection, the first and those after interruptions. */
  onOpen?: () => void;
}

/** Wait before a new connection, until the server names another. */
const RETRY_MS = 3000;
/** The server sends a comment every 15 seconds. */
const MAX_SILENCE_MS = 45_000;
/** Statuses of a server that may respond soon. */
const PASSING_STATUSES = new Set([429, 500, 502, 503, 504]);
const PASSING_CODES = new Set(['NETWORK', 'TIMEOUT']);

/**
 * Iterates over new and scored public flights as they come. After an interruption it continues with the
 * event after the last one. It ends with the loop, or when the signal fires.
 *
 * @throws {ApiError} If the server refuses the stream, or with code `CANCELLED` when the signal fires.
 */
export async function* flightEvents(
  api: Api,
  { signal, lastEventId, onOpen }: FlightEventOptions = {},
): AsyncGenerator<FlightEvent, never, undefined> {
  let id = lastEventId;
  let retryMs = RETRY_MS;
  for (;;) {
    let waitMs: number;
    const headers = id === undefined ? {} : { 'Last-Event-ID': id };
    const opened = call(api, streamEvents, {}, { headers, ...(signal && { signal }) });
    const [outcome] = await Promise.allSettled([opened]);
    // Its exceptions are the program's own.
    if (outcome.status === 'fulfilled') onOpen?.();
    try {
      const { stream } = await opened;
      for await (const item of readItems(stream)) {
        if (typeof item === 'number') {
          retryMs = item;
        } else {
          // The id counts even if the program stops at this event.
          id = item.id ?? id;
          if (isFlightEvent(item)) yield toFlightEvent(item);
        }
      }
      waitMs = retryMs;
    } catch (cause) {
      const error = requestError(cause);
      if (!PASSING_STATUSES.has(error.status) && !PASSING_CODES.has(error.code)) throw error;
      waitMs = Math.max(retryMs, (error.retryAfterS ?? 0) * 1000);
    }
    await pause(waitMs, signal).catch((cause: unknown) => {
      throw requestError(cause);
    });
  }
}

/** Yields messages, and the wait in milliseconds wherever the server changes it. */
async function* readItems(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<EventSourceMessage | number, void, undefined> {
  const items: (EventSourceMessage | number)[] = [];
  const keep = (item: EventSourceMessage | number) => void items.push(item);
  const parser = createParser({ onEvent: keep, onRetry: keep });
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await orSilence(reader.read());
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* items.splice(0);
    }
  } finally {
    // Frees the connection, also when the program leaves the loop.
    void reader.cancel().catch(() => undefined);
  }
}

/** @throws {Error} If nothing arrives for longer than a server is silent: the connection is lost. */
async function orSilence<T>(read: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The stream is silent.')), MAX_SILENCE_MS);
  });
  return Promise.race([read, silence]).finally(() => clearTimeout(timer));
}

function isFlightEvent({ event }: EventSourceMessage): boolean {
  return event === 'flight' || event === 'score';
}

/** @throws {ApiError} With code `UNREADABLE` if the data are not JSON. */
function toFlightEvent({ id = '', event, data }: EventSourceMessage): FlightEvent {
  try {
    // The contract defines the data of these events.
    return { id, kind: event as FlightEvent['kind'], flight: JSON.parse(data) as Flight };
  } catch (cause) {
    throw requestError(cause);
  }
}
