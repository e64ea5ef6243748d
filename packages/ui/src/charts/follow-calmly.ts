import type { CursorStore } from './cursor-store.js';

/** How long a cursor stands still before it is at rest. */
const REST_MS = 120;
/** How often what follows a cursor that does not rest is told all the same, unless said otherwise. */
const EVERY_MS = 2000;

export interface CalmFollowing {
  /** How often it is told at most while the cursor moves; infinite for at rest alone. */
  everyMs?: number | undefined;
  /** Whether it is told at once after a key (`catchUp`). */
  catchesUp?: boolean;
}

/**
 * Is told that the cursor was moved.
 *
 * @param isPassing Whether it is in the midst of moves: not at the first one, at rest or after a key.
 */
type Follow = (isPassing: boolean) => void;

interface Follower {
  follow: Follow;
  everyMs: number;
  catchesUp: boolean;
  toldMs: number;
}

interface Followers {
  add: (follower: Follower) => void;
  remove: (follower: Follower) => void;
  tell: (isMeant: (follower: Follower) => boolean, isPassing?: boolean) => void;
}

const followersOf = new WeakMap<CursorStore, Followers>();

/**
 * Follows a cursor with what changes the document, which costs more than most of what is drawn with
 * each move: told when the cursor comes to rest, at a move that comes long after what was told last,
 * and now and then while it does not rest.
 *
 * @returns Stops.
 */
export function followCalmly(
  cursor: CursorStore,
  follow: Follow,
  { everyMs = EVERY_MS, catchesUp = false }: CalmFollowing = {},
): () => void {
  const followers = followersOf.get(cursor) ?? createFollowers(cursor);
  followersOf.set(cursor, followers);
  const follower = { follow, everyMs, catchesUp, toldMs: Number.NEGATIVE_INFINITY };
  followers.add(follower);
  return () => followers.remove(follower);
}

/** Writes texts at once: after a key, what is told must be so when it is asked for. */
export function catchUp(cursor: CursorStore): void {
  followersOf.get(cursor)?.tell(({ catchesUp }) => catchesUp);
}

function createFollowers(cursor: CursorStore): Followers {
  const followers = new Set<Follower>();
  let stop: (() => void) | undefined;
  let movedMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  function tell(isMeant: (follower: Follower) => boolean, isPassing = false) {
    const nowMs = performance.now();
    for (const follower of followers) {
      if (!isMeant(follower)) continue;
      follower.toldMs = nowMs;
      follower.follow(isPassing);
    }
  }

  function checkRest() {
    const leftMs = movedMs + REST_MS - performance.now();
    if (leftMs > 0) timer = setTimeout(checkRest, leftMs);
    // After a picture that took long, moves made meanwhile come with the next.
    else frame = requestAnimationFrame(confirmRest);
  }

  function confirmRest() {
    if (performance.now() - movedMs < REST_MS) {
      checkRest();
      return;
    }
    timer = undefined;
    tell(() => true);
  }

  function move() {
    movedMs = performance.now();
    const isPassing = timer !== undefined;
    timer ??= setTimeout(checkRest, REST_MS);
    tell(({ everyMs, toldMs }) => everyMs < Infinity && movedMs - toldMs >= everyMs, isPassing);
  }

  return {
    add(follower) {
      followers.add(follower);
      stop ??= cursor.subscribe(move);
    },
    remove(follower) {
      followers.delete(follower);
      if (followers.size > 0) return;
      stop?.();
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      stop = timer = undefined;
    },
    tell,
  };
}
