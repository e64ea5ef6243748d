import { createContext, type ReactNode, use } from 'react';
import type { Messages } from '../generated/messages/types.js';

const MessagesContext = createContext<Messages | null>(null);
const CompleteContext = createContext(async () => {});

/** Provides the application inside with its texts. */
export function MessagesProvider({
  messages,
  complete,
  children,
}: {
  messages: Messages;
  /** Resolves when all texts are loaded. */
  complete: () => Promise<void>;
  children: ReactNode;
}) {
  return (
    <MessagesContext value={messages}>
      <CompleteContext value={complete}>{children}</CompleteContext>
    </MessagesContext>
  );
}

/** Returns a function that loads all texts. Parts of a page that load later wait for it. */
export function useCompleteTexts(): () => Promise<void> {
  return use(CompleteContext);
}

/**
 * Returns the texts of the application: `messages['home.pitch']()`.
 *
 * @throws {Error} Outside a `MessagesProvider`.
 */
export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (!messages) throw new Error('No texts: wrap the application in a MessagesProvider.');
  return messages;
}
