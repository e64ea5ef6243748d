import { createContext, type ReactNode, useContext } from 'react';
import type { Messages } from '../generated/messages/types.js';

const MessagesContext = createContext<Messages | undefined>(undefined);

export interface MessagesProviderProps {
  /** A loaded catalogue, such as `messages` of `@cloudstreet/ui/messages/en-gb`. */
  messages: Messages;
  children: ReactNode;
}

/** Provides the texts of the components inside. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/**
 * Returns the texts of the kit: `messages['flight.notRanked']()`.
 *
 * @throws {Error} Outside a `MessagesProvider`.
 */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('No texts: wrap the application in a MessagesProvider.');
  return messages;
}
