import { useEffect, useEffectEvent, useRef } from 'react';
import type { Proposal } from './proposal.js';

/**
 * Handling of a text without a selected proposal. A text equal to a proposal's label selects it.
 */
export type UnchosenPolicy =
  /** The text is removed when the field loses focus. */
  | 'drop'
  /** The first proposal is selected. */
  | 'first'
  /** Enter selects the first proposal; otherwise the text stays and can be edited. */
  | 'keep';

/** Event that requires a choice. */
type SettlingEvent = 'leave' | 'enter';

export interface SettlingOptions<Item extends Proposal> {
  text: string;
  proposals: readonly Item[];
  /** Whether the proposals do not match the text yet. */
  isLoading: boolean;
  unchosen: UnchosenPolicy;
  onChoose: (item: Item) => void;
  onDrop: () => void;
  onSettling: ((item: Promise<Item | null>) => void) | undefined;
}

/**
 * Resolves a typed text to a choice. Waits for pending proposals, so that the first proposal of an
 * earlier text is not selected.
 */
export function useSettling<Item extends Proposal>(options: SettlingOptions<Item>) {
  const { text, proposals, isLoading, unchosen, onChoose, onDrop, onSettling } = options;
  const waiting = useRef<Waiting<Item>>(null);

  function decide(cause: SettlingEvent): Item | null {
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
  /** Cancels, because the text is edited again. */
  function giveUp(): void {
    waiting.current?.resolve(null);
    waiting.current = null;
  }
  const giveUpOnUnmount = useEffectEvent(giveUp);
  useEffect(() => {
    if (!isLoading) goOn();
  }, [isLoading]);
  useEffect(() => () => giveUpOnUnmount(), []);

  function settle(cause: SettlingEvent): void {
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
  readonly cause: SettlingEvent;
  readonly resolve: (item: Item | null) => void;
}

function findNamed<Item extends Proposal>(items: readonly Item[], text: string): Item | undefined {
  const wanted = text.trim().toLocaleLowerCase();
  return items.find(({ label }) => label.toLocaleLowerCase() === wanted);
}
