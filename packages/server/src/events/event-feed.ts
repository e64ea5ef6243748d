import { PassThrough, type Readable } from 'node:stream';
import type { Logger } from 'pino';
import { findFlightRows, type ListedFlightRow } from '../flights/list/queries.js';
import { serializeFlight } from '../flights/list/serialize.js';
import type { Database } from '../platform/database/database.js';
import { DomainError, text } from '../platform/errors/errors.js';
import { tooManyRequests } from '../platform/http/rate-limits.js';
import { toContestName } from '../rankings/contests.js';
import { type EventPosition, findEvents, latestPosition, type StoredEvent } from './queries.js';

/** Time between two looks for new events, while there are listeners. */
const POLL_MS = 2000;
/** Shorter than the timeouts of usual proxies. */
const HEARTBEAT_MS = 15_000;
/** Time after which a client connects again; its events are stored meanwhile. */
const RETRY_MS = 3000;
const MAX_LISTENERS = 2000;
const MAX_PER_ADDRESS = 10;
const PAGE = 100;
/** A listener that reads new events more slowly is disconnected. It can resume. */
const MAX_UNREAD_BYTES = 1_000_000;

export interface EventFeedOptions {
  readonly db: Database;
  readonly log: Pick<Logger, 'warn'>;
  /** Whether the number of listeners of an address is limited. */
  readonly isLimited: boolean;
  readonly pollMs?: number;
  readonly heartbeatMs?: number;
  readonly serialize?: (row: ListedFlightRow) => object;
}

export interface Listen {
  readonly address: string;
  /** Id of the last event that the listener has received. */
  readonly lastId?: string | undefined;
}

/** Events of flights for any number of listeners. */
export interface EventFeed {
  /**
   * Opens a stream of server-sent events.
   *
   * @throws {TooManyRequestsError} If the address has too many.
   * @throws {DomainError} If the server has too many, or stops.
   */
  open(listen: Listen): Promise<Readable>;
  /** Ends all streams. */
  close(): void;
}

/** Service of the events. */
export interface WithEvents {
  readonly events: EventFeed;
}

interface Listener {
  readonly stream: PassThrough;
  /** The last event that was sent. Later events have not been sent. */
  position: EventPosition;
  /** Whether all stored events were sent, so that it receives the next ones with the others. */
  isLive: boolean;
}

/**
 * Creates a feed with one query every two seconds for all listeners, and none without listeners. So
 * a listener needs no connection to the database. Those that resume share one connection.
 */
export function createEventFeed(options: EventFeedOptions): EventFeed {
  const { db, log, isLimited, pollMs = POLL_MS, heartbeatMs = HEARTBEAT_MS } = options;
  const { serialize = serializeFlight } = options;
  const listeners = new Set<Listener>();
  const counts = new Map<string, number>();
  let open = 0;
  let isClosed = false;
  let polling: NodeJS.Timeout | undefined;
  let beating: NodeJS.Timeout | undefined;
  let reading: Promise<unknown> = Promise.resolve();

  function liveListeners(): Listener[] {
    return [...listeners].filter(({ isLive, stream }) => isLive && stream.writable);
  }

  async function poll(): Promise<void> {
    try {
      while (await sendNext(liveListeners()));
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'events could not be read');
    }
    polling = undefined;
    if (!isClosed && liveListeners().length > 0) schedulePoll();
  }

  /**
   * Sends the next events and returns whether there may be more. A listener that becomes live
   * meanwhile gets them at the next time, because it may have missed some before them.
   */
  async function sendNext(live: readonly Listener[]): Promise<boolean> {
    const position = live.map((listener) => listener.position).sort(compare)[0];
    if (!position) return false;
    const events = await findEvents(db, position, PAGE);
    if (events.length === 0) return false;
    const lines = await formatEvents(events);
    for (const listener of live) {
      send(listener, events, lines);
      const { stream } = listener;
      if (stream.readableLength + stream.writableLength > MAX_UNREAD_BYTES) stream.destroy();
    }
    return events.length === PAGE && !isClosed;
  }

  function schedulePoll(): void {
    polling ??= setTimeout(() => void poll(), pollMs).unref();
  }

  function startHeartbeat(): void {
    beating ??= setInterval(() => {
      for (const { stream } of listeners) if (stream.writable) stream.write(': \n\n');
      if (listeners.size > 0) return;
      clearInterval(beating);
      beating = undefined;
    }, heartbeatMs).unref();
  }

  /** Sends stored events as fast as the listener reads them, and then new ones. */
  async function resume(listener: Listener): Promise<void> {
    const { stream } = listener;
    try {
      let isMore = true;
      while (isMore && stream.writable) {
        isMore = await inTurn(() => sendStored(listener));
        if (stream.writableNeedDrain) await drained(stream);
      }
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'events could not be read');
      // The listener connects again with the last id that it has received.
      stream.end();
    }
    awaitNew(listener);
  }

  /** Lets a listener that has all stored events receive new ones. */
  function awaitNew(listener: Listener): void {
    if (!listener.stream.writable) return;
    listener.isLive = true;
    schedulePoll();
  }

  async function sendStored(listener: Listener): Promise<boolean> {
    if (!listener.stream.writable) return false;
    const events = await findEvents(db, listener.position, PAGE);
    send(listener, events, await formatEvents(events));
    return events.length === PAGE;
  }

  /** Runs one task after another, so that callers who resume often do not occupy the database. */
  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const result = reading.then(task);
    reading = result.catch(() => {});
    return result;
  }

  /** Returns events as lines; empty for flights that were deleted meanwhile. */
  async function formatEvents(events: readonly StoredEvent[]): Promise<string[]> {
    const ids = [...new Set(events.map(({ flight_id: id }) => id))];
    const rows = await findFlightRows(db, ids, {
      contest: toContestName(undefined),
      withStatistics: false,
    });
    const flights = new Map(rows.map((row) => [row.id, formatFlight(row)]));
    return events.map(({ xid, seq, kind, flight_id: id }) => {
      const flight = flights.get(id);
      return flight ? `id: ${xid}-${seq}\nevent: ${kind}\ndata: ${flight}\n\n` : '';
    });
  }

  /** Returns undefined for a flight that cannot be sent, because the others must still be sent. */
  function formatFlight(row: ListedFlightRow): string | undefined {
    try {
      return JSON.stringify(serialize(row));
    } catch (error) {
      log.warn({ flightId: row.id, reason: (error as Error).message }, 'flight has no event');
      return undefined;
    }
  }

  return {
    async open({ address, lastId }) {
      const count = counts.get(address) ?? 0;
      if (isClosed || open >= MAX_LISTENERS) {
        throw new DomainError(503, 'UNAVAILABLE', text('error.UNAVAILABLE'));
      }
      if (isLimited && count >= MAX_PER_ADDRESS) throw tooManyRequests(60_000);
      open += 1;
      counts.set(address, count + 1);
      const stream = new PassThrough();
      const listener: Listener = { stream, position: { xid: 0, seq: 0 }, isLive: false };
      listeners.add(listener);
      stream.once('close', () => {
        open -= 1;
        listeners.delete(listener);
        const left = (counts.get(address) ?? 1) - 1;
        if (left > 0) counts.set(address, left);
        else counts.delete(address);
      });
      stream.write(`retry: ${RETRY_MS}\n\n`);
      try {
        const latest = await latestPosition(db);
        const last = parsePosition(lastId);
        // An id of another database would be in the future.
        const isStored = last !== undefined && compare(last, latest) < 0;
        listener.position = isStored ? last : latest;
        startHeartbeat();
        if (isStored) void resume(listener);
        else awaitNew(listener);
      } catch (error) {
        stream.destroy();
        throw error;
      }
      return stream;
    },

    close() {
      isClosed = true;
      clearTimeout(polling);
      clearInterval(beating);
      for (const { stream } of listeners) stream.end();
    },
  };
}

/** Waits until the reader has caught up with what was written, or has disconnected. */
function drained(stream: PassThrough): Promise<void> {
  return new Promise<void>((resolve) => {
    const stop = () => {
      stream.off('drain', stop);
      stream.off('close', stop);
      resolve();
    };
    stream.on('drain', stop);
    stream.on('close', stop);
  });
}

/** Writes the events that a listener has not received. */
function send(listener: Listener, events: readonly StoredEvent[], lines: readonly string[]): void {
  const { stream } = listener;
  if (!stream.writable) return;
  for (const [index, event] of events.entries()) {
    if (compare(event, listener.position) <= 0) continue;
    listener.position = event;
    const line = lines[index];
    if (line) stream.write(line);
  }
}

function compare(one: EventPosition, other: EventPosition): number {
  return one.xid - other.xid || one.seq - other.seq;
}

/** Parses an event id. Undefined for other texts, which start like a first connection. */
function parsePosition(id: string | undefined): EventPosition | undefined {
  const [, xid, seq] = /^(\d{1,15})-(\d{1,15})$/.exec(id ?? '') ?? [];
  return xid === undefined || seq === undefined
    ? undefined
    : { xid: Number(xid), seq: Number(seq) };
}
