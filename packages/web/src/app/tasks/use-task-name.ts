import type { Schemas } from '@cloudstreet/sdk/contract';
import { useMessages } from '../messages.js';

/** Returns a function for the name of a task, or its shape if it has none. */
export function useTaskName() {
  const messages = useMessages();
  return ({ name, kind = 'FR' }: { name?: string; kind?: Schemas['TaskKind'] }): string =>
    name ?? messages['task.kind']({ kind });
}
