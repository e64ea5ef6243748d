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

const waiting = new Set<Follower>();
let stretch = 0;
let picture = 0;
let isRunning = false;
let idlePictures = 0;

/**
 * Follows a cursor: its first move at once, further ones when it is this kind's turn, and the last in
 * any case. Answers how to stop.
 */
export function followInTurn(cursor: CursorStore, turn: Turn, follow: () => void): () => void {
  const follower: Follower = { turn, follow, stretch };
  const stop = cursor.subscribe(() => tell(follower));
  return () => {
    stop();
    waiting.delete(follower);
  };
}

/** Tells all that wait for their turn at once: after a key, what is told must be so when it is asked for. */
export function catchUp(): void {
  for (const follower of waiting) {
    waiting.delete(follower);
    follower.follow();
  }
}

function tell(follower: Follower): void {
  if (!isRunning) start();
  if (follower.stretch === stretch) {
    waiting.add(follower);
    return;
  }
  follower.stretch = stretch;
  follower.follow();
}

function start(): void {
  isRunning = true;
  stretch++;
  idlePictures = 0;
  requestAnimationFrame(next);
}

function next(): void {
  picture++;
  const turn = TURNS[picture % TURNS.length];
  idlePictures = waiting.size > 0 ? 0 : idlePictures + 1;
  isRunning = idlePictures < TURNS.length;
  if (isRunning) requestAnimationFrame(next);
  for (const follower of waiting) {
    if (follower.turn !== turn) continue;
    waiting.delete(follower);
    follower.follow();
  }
}
