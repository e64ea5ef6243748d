import { messages } from '../generated/messages/en-gb.js';
import type { Finding } from '../igc/finding.js';

/** Every message of the catalogue takes the finding's parameters by their position. */
type FindingMessages = Readonly<
  Record<string, ((parameters: Finding['parameters']) => string) | undefined>
>;

/** What a finding says to the pilot, in one or two sentences of British English. */
export function findingMessage({ token, parameters }: Finding): string {
  // The generated type knows each message's own arguments; here the key is known only at run time.
  const catalogue = messages as unknown as FindingMessages;
  return catalogue[`finding.${token}`]?.(parameters) ?? token;
}
