export type { MessageArguments, MessageKey, Messages } from '../generated/messages/types.js';
export { MessagesProvider, type MessagesProviderProps, useMessages } from './MessagesProvider.js';
