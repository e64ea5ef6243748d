import type { CompetitionRef } from '@cloudstreet/sdk';
import { useMessages } from '../messages.js';

/** Returns a function for the name of a competition, or the shape of its task if it has none. */
export function useCompetitionTitle() {
  const messages = useMessages();
  return ({ name, kind }: Pick<CompetitionRef, 'name' | 'kind'>): string =>
    name ?? messages['task.kind']({ kind });
}
