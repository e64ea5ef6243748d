import type { CursorStore } from './cursor-store.js';

/** How long a cursor stands still before it is at rest. */
const REST_MS = 120;
/** How often what follows a cursor that does not rest is told all the same, unless said otherwise. */
const EVERY_MS = 1000;

interface Follower {
  follow: () => void;
  everyMs: number;
  toldMs: number;
}

interface Followers {
  add: (follower: Follower) => void;
  remove: (follower: Follower) => void;
  tell: (isMeant: (follower: Follower) => boolean) => void;
  isAtRest: () => boolean;
}

const followersOf = new WeakMap<CursorStore, Followers>();

/**
 * Follows a cursor with what changes the document, which costs more than most of what is drawn with
 * each move: when it comes to rest, and now and then before.
 *
 * @param everyMs How often it is told at most while the cursor moves; infinite for at rest alone.
 * @returns Stops.
 */
export function followCalmly(
  cursor: CursorStore,
  follow: () => void,
  everyMs = EVERY_MS,
): () => void {
  const followers = followersOf.get(cursor) ?? createFollowers(cursor);
  followersOf.set(cursor, followers);
  const follower = { follow, everyMs, toldMs: Number.NEGATIVE_INFINITY };
  followers.add(follower);
  return () => followers.remove(follower);
}

/** Writes texts at once: after a key, what is told must be so when it is asked for. */
export function catchUp(cursor: CursorStore): void {
  followersOf.get(cursor)?.tell(({ everyMs }) => everyMs <= EVERY_MS);
}

/** Whether all that follow it calmly know where it is. */
export function isAtRest(cursor: CursorStore): boolean {
  return followersOf.get(cursor)?.isAtRest() ?? true;
}

function createFollowers(cursor: CursorStore): Followers {
  const followers = new Set<Follower>();
  let stop: (() => void) | undefined;
  let movedMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  function tell(isMeant: (follower: Follower) => boolean) {
    const nowMs = performance.now();
    for (const follower of followers) {
      if (!isMeant(follower)) continue;
      follower.toldMs = nowMs;
      follower.follow();
    }
  }

  function awaitRest() {
    movedMs = performance.now();
    timer ??= setTimeout(checkRest, REST_MS);
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
    awaitRest();
    const nowMs = performance.now();
    tell(({ everyMs, toldMs }) => everyMs < Infinity && nowMs - toldMs >= everyMs);
  }

  return {
    add(follower) {
      followers.add(follower);
      stop ??= cursor.subscribe(move);
      awaitRest();
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
    isAtRest: () => timer === undefined,
  };
}
