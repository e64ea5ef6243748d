import { useEffect, useEffectEvent, useRef } from 'react';
import type { Proposal } from './proposal.js';

/** Handling of a text without a chosen proposal. A text equal to a proposal's label chooses it. */
export type Unchosen =
  /** Dropped when the field is left. */
  | 'drop'
  /** Chooses the first proposal. */
  | 'first'
  /** Enter takes the first proposal; else the text stays, to go on with. */
  | 'keep';

/** Why a text has to be settled. */
type Cause = 'leave' | 'enter';

export interface SettlingOptions<Item extends Proposal> {
  text: string;
  proposals: readonly Item[];
  /** Whether the proposals do not belong to the text yet. */
  isLoading: boolean;
  unchosen: Unchosen;
  onChoose: (item: Item) => void;
  onDrop: () => void;
  onSettling: ((item: Promise<Item | null>) => void) | undefined;
}

/**
 * Resolves a typed text to a choice. Waits for pending proposals, so that the first proposal of an
 * earlier text is not chosen.
 */
export function useSettling<Item extends Proposal>(options: SettlingOptions<Item>) {
  const { text, proposals, isLoading, unchosen, onChoose, onDrop, onSettling } = options;
  const waiting = useRef<Waiting<Item>>(null);

  function decide(cause: Cause): Item | null {
    const takesFirst = unchosen === 'first' || (unchosen === 'keep' && cause === 'enter');
    const found = findNamed(proposals, text) ?? (takesFirst ? proposals[0] : undefined);
    if (found) onChoose(found);
    else if (cause === 'leave' && unchosen !== 'keep') onDrop();
    return found ?? null;
  }
  const goOn = useEffectEvent(() => {
    const { current } = waiting;
    waiting.current = null;
    current?.resolve(decide(current.cause));
  });
  /** The text is changed after all. */
  function giveUp(): void {
    waiting.current?.resolve(null);
    waiting.current = null;
  }
  const leaveNobodyWaiting = useEffectEvent(giveUp);
  useEffect(() => {
    if (!isLoading) goOn();
  }, [isLoading]);
  useEffect(() => () => leaveNobodyWaiting(), []);

  function settle(cause: Cause): void {
    if (text.trim() === '') onDrop();
    else if (!isLoading) decide(cause);
    else if (waiting.current) waiting.current = { ...waiting.current, cause };
    else {
      const settled = new Promise<Item | null>((resolve) => {
        waiting.current = { cause, resolve };
      });
      onSettling?.(settled);
    }
  }
  return { settle, giveUp };
}

interface Waiting<Item> {
  readonly cause: Cause;
  readonly resolve: (item: Item | null) => void;
}

function findNamed<Item extends Proposal>(items: readonly Item[], text: string): Item | undefined {
  const wanted = text.trim().toLocaleLowerCase();
  return items.find(({ label }) => label.toLocaleLowerCase() === wanted);
}
