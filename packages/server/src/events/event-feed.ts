import { PassThrough, type Readable } from 'node:stream';
import type { Logger } from 'pino';
import { findFlightRows } from '../flights/list/queries.js';
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
/** A listener that reads more slowly is disconnected. It can resume. */
const MAX_UNREAD_BYTES = 1_000_000;

export interface EventFeedOptions {
  readonly db: Database;
  readonly log: Pick<Logger, 'warn'>;
  /** Whether the number of listeners of an address is limited. */
  readonly isLimited: boolean;
  readonly pollMs?: number;
  readonly heartbeatMs?: number;
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
  position: EventPosition;
}

/**
 * Creates a feed with one query every two seconds for all listeners, and none without listeners. So
 * a listener needs no connection to the database.
 */
export function createEventFeed(options: EventFeedOptions): EventFeed {
  const { db, log, isLimited, pollMs = POLL_MS, heartbeatMs = HEARTBEAT_MS } = options;
  const listeners = new Set<Listener>();
  const counts = new Map<string, number>();
  let open = 0;
  let position: EventPosition | undefined;
  let isClosed = false;
  let polling: NodeJS.Timeout | undefined;
  let beating: NodeJS.Timeout | undefined;

  async function poll(): Promise<void> {
    try {
      position ??= await latestPosition(db);
      const events = await findEvents(db, position, PAGE);
      const last = events.at(-1);
      if (last) {
        const lines = await formatEvents(db, events);
        position = last;
        for (const listener of listeners) send(listener, events, lines);
      }
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'events could not be read');
    }
    polling = listeners.size > 0 && !isClosed ? setTimeout(() => void poll(), pollMs) : undefined;
    polling?.unref();
    // The next listener starts with events that are new then.
    if (!polling) position = undefined;
  }

  function start(): void {
    polling ??= setTimeout(() => void poll(), pollMs).unref();
    beating ??= setInterval(() => {
      for (const { stream } of listeners) stream.write(': \n\n');
      if (listeners.size > 0) return;
      clearInterval(beating);
      beating = undefined;
    }, heartbeatMs).unref();
  }

  /** Sends stored events until the listener has those that the others have. */
  async function catchUp(listener: Listener): Promise<void> {
    for (;;) {
      const before = position;
      const events = await findEvents(db, listener.position, PAGE);
      send(listener, events, await formatEvents(db, events));
      if (listener.stream.destroyed || (events.length < PAGE && position === before)) return;
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
      const listener: Listener = { stream, position: { xid: 0, seq: 0 } };
      stream.once('close', () => {
        open -= 1;
        listeners.delete(listener);
        const left = (counts.get(address) ?? 1) - 1;
        if (left > 0) counts.set(address, left);
        else counts.delete(address);
      });
      try {
        // Without listeners, it is out of date.
        if (!polling) position = undefined;
        position ??= await latestPosition(db);
        const latest = position;
        const last = parsePosition(lastId);
        // An id of another database would be in the future.
        listener.position = last && compare(last, latest) < 0 ? last : latest;
        stream.write(`retry: ${RETRY_MS}\n\n`);
        if (last) await catchUp(listener);
      } catch (error) {
        stream.destroy();
        throw error;
      }
      if (isClosed) stream.end();
      else if (!stream.destroyed) {
        listeners.add(listener);
        start();
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

function send(listener: Listener, events: readonly StoredEvent[], lines: readonly string[]): void {
  const { stream } = listener;
  for (const [index, event] of events.entries()) {
    if (compare(event, listener.position) <= 0) continue;
    listener.position = event;
    const line = lines[index];
    if (line) stream.write(line);
  }
  if (stream.readableLength + stream.writableLength > MAX_UNREAD_BYTES) stream.destroy();
}

/** Returns an event as lines; empty for a flight that was deleted meanwhile. */
async function formatEvents(db: Database, events: readonly StoredEvent[]): Promise<string[]> {
  const ids = [...new Set(events.map(({ flight_id: id }) => id))];
  const rows = await findFlightRows(db, ids, {
    contest: toContestName(undefined),
    withStatistics: false,
  });
  const flights = new Map(rows.map((row) => [row.id, JSON.stringify(serializeFlight(row))]));
  return events.map(({ xid, seq, kind, flight_id: id }) => {
    const flight = flights.get(id);
    return flight ? `id: ${xid}-${seq}\nevent: ${kind}\ndata: ${flight}\n\n` : '';
  });
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
