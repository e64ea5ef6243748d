import type { Messages } from '../generated/messages/types.js';

/** The texts of the application, of which the home page's first picture has its own at once. */
export interface Texts {
  readonly messages: Messages;
  /** Resolves when all are there; whatever is loaded later waits for it. */
  readonly complete: () => Promise<void>;
}

/**
 * @param first What the navigation, the home page and failures say; `first.json` lists it.
 * @param loadRest Loads all others. Tried again with the next call where it fails.
 */
export function createTexts(
  first: Partial<Messages>,
  loadRest: () => Promise<{ messages: Partial<Messages> }>,
): Texts {
  const messages = { ...first };
  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    try {
      Object.assign(messages, (await loadRest()).messages);
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return {
    // Who could ask for a text that is not there yet waits for `complete`.
    messages: messages as Messages,
    complete: () => (loading ??= load()),
  };
}
