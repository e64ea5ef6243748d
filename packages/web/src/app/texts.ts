import type { ScoringTexts } from '@cloudstreet/scoring/units';
import type { Messages as KitMessages } from '@cloudstreet/ui/messages';
import type { Messages } from '../generated/messages/types.js';

/** Texts of the application and of the kit, complete or partial. */
export interface Catalogues {
  readonly messages: Partial<Messages>;
  readonly kitMessages: Partial<KitMessages>;
  /** Texts about the calculation of points and about problems of a file. */
  readonly scoringTexts: Partial<ScoringTexts>;
}

/** All texts. Those of the first render are available at once. */
export interface Texts {
  readonly messages: Messages;
  readonly kitMessages: KitMessages;
  readonly scoringTexts: ScoringTexts;
  /** Resolves when all texts are loaded. Parts of a page that load later wait for it. */
  readonly complete: () => Promise<void>;
}

/**
 * @param first Texts of navigation, home page and errors, listed in each `first.json`.
 * @param loadRest Loads all others. After an error the next call retries.
 */
export function createTexts(
  first: Omit<Catalogues, 'scoringTexts'>,
  loadRest: () => Promise<Catalogues>,
): Texts {
  const messages = { ...first.messages };
  const kitMessages = { ...first.kitMessages };
  const scoringTexts = {};
  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    try {
      const rest = await loadRest();
      Object.assign(messages, rest.messages);
      Object.assign(kitMessages, rest.kitMessages);
      Object.assign(scoringTexts, rest.scoringTexts);
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return {
    // Code that needs a missing text waits for `complete`.
    messages: messages as Messages,
    kitMessages: kitMessages as KitMessages,
    scoringTexts: scoringTexts as ScoringTexts,
    complete: () => (loading ??= load()),
  };
}
