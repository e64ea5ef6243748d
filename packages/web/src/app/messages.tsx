import { createContext, type ReactNode, use } from 'react';
import type { Messages } from '../generated/messages/types.js';

const MessagesContext = createContext<Messages | null>(null);

/** Gives the application inside its texts. */
export function MessagesProvider({
  messages,
  children,
}: {
  messages: Messages;
  children: ReactNode;
}) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/**
 * The texts of the application: `messages['home.title']()`.
 *
 * @throws {Error} Outside a `MessagesProvider`.
 */
export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (!messages) throw new Error('No texts: wrap the application in a MessagesProvider.');
  return messages;
}
