import type { CursorStore } from './cursor-store.js';

/**
 * What follows a cursor that moves with every picture but need not keep up with each: figures that
 * nobody reads so fast, the handles of sliders, and the gliders beside the one looked at. One kind
 * has its turn in each picture, so that no picture has to draw all of them.
 */
export type Turn = 'figures' | 'handles' | 'others';

const TURNS: readonly Turn[] = ['figures', 'handles', 'others'];

interface Follower {
  turn: Turn;
  follow: () => void;
  /** The last stretch of moves that it has answered at once. */
  stretch: number;
}

interface Turns {
  /** A first move after a rest, with those that come before the next rest. */
  beginMove: () => number;
  wait: (follower: Follower) => void;
  forget: (follower: Follower) => void;
  catchUp: () => void;
}

const turnsOf = new WeakMap<CursorStore, Turns>();

/**
 * Follows a cursor: its first move at once, further ones when it is this kind's turn, and the last in
 * any case. Answers how to stop.
 */
export function followInTurn(cursor: CursorStore, turn: Turn, follow: () => void): () => void {
  const turns = turnsOf.get(cursor) ?? createTurns();
  turnsOf.set(cursor, turns);
  const follower: Follower = { turn, follow, stretch: 0 };
  const stop = cursor.subscribe(() => {
    const stretch = turns.beginMove();
    if (follower.stretch === stretch) {
      turns.wait(follower);
      return;
    }
    follower.stretch = stretch;
    follow();
  });
  return () => {
    stop();
    turns.forget(follower);
  };
}

/**
 * Tells all that wait for their turn at once: after a key, what is told must be so when it is asked
 * for.
 */
export function catchUp(cursor: CursorStore): void {
  turnsOf.get(cursor)?.catchUp();
}

function createTurns(): Turns {
  const waiting = new Set<Follower>();
  let stretch = 0;
  let picture = 0;
  let isMoving = false;
  let idlePictures = 0;

  function tell(isDue: (follower: Follower) => boolean) {
    for (const follower of waiting) {
      if (!isDue(follower)) continue;
      waiting.delete(follower);
      follower.follow();
    }
  }

  function next() {
    picture++;
    idlePictures = waiting.size > 0 ? 0 : idlePictures + 1;
    isMoving = idlePictures < TURNS.length;
    if (isMoving) requestAnimationFrame(next);
    tell(({ turn }) => turn === TURNS[picture % TURNS.length]);
  }

  return {
    beginMove() {
      if (isMoving) return stretch;
      isMoving = true;
      idlePictures = 0;
      requestAnimationFrame(next);
      stretch++;
      return stretch;
    },
    wait: (follower) => waiting.add(follower),
    forget: (follower) => waiting.delete(follower),
    catchUp: () => tell(() => true),
  };
}
