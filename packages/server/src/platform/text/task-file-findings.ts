import type { TaskFileFinding } from '@cloudstreet/scoring/task-files';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { messagesFor } from './language.js';

/** Returns the problems of a file of waypoints or tasks, in the language of a request. */
export function describeFindings(
  findings: readonly TaskFileFinding[],
  acceptLanguage: string | undefined,
): Schemas['TaskFileFinding'][] {
  const messages = messagesFor(acceptLanguage);
  return findings.map(({ code, type, line, source }) => {
    return { code, type, line, source, msg: messages['task.file.finding']({ code }) };
  });
}
