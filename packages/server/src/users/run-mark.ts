import { type Config, ConfigError } from '../config/config.js';
import { openInstance } from '../database/instance.js';
import { messages } from '../generated/messages/en-gb.js';

/** What an operator says of an account, by the name of its command. */
const MARKS = {
  'early-bird': { column: 'is_early_bird', done: messages['earlyBird.done'] },
  developer: { column: 'is_developer', done: messages['developer.done'] },
} as const;

export type Mark = keyof typeof MARKS;

export interface MarkCommand {
  config: Config;
  mark: Mark;
  /** What follows the command: the address of the account. */
  words: readonly string[];
  /** Takes it back. */
  remove: boolean;
  print: (line: string) => void;
  signal?: AbortSignal;
}

/**
 * The commands `early-bird`, which gives somebody premium for good, and `developer`, which shows
 * him as one.
 *
 * @throws {ConfigError} If there is no such account.
 */
export async function runMark({
  config,
  mark,
  words,
  remove,
  print,
  signal,
}: MarkCommand): Promise<void> {
  const [email, ...others] = words;
  if (email === undefined || others.length > 0) {
    throw new ConfigError(messages['mark.usage']({ command: mark }));
  }
  const { column, done } = MARKS[mark];
  const instance = await openInstance({ config, join: true, signal });
  try {
    const user = await instance.db
      .updateTable('user')
      .set({ [column]: !remove })
      .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
      .returning('name')
      .executeTakeFirst();
    if (!user) throw new ConfigError(messages['recover.unknown']({ email }));
    print(done({ is: remove ? 'no' : 'yes', name: user.name }));
  } finally {
    await instance.close();
  }
}

export function isMark(command: string | undefined): command is Mark {
  return command !== undefined && Object.hasOwn(MARKS, command);
}
