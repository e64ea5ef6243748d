import { messages } from '../generated/messages/en-gb.js';
import { type Config, ConfigError } from '../platform/config/config.js';
import { openInstance } from '../platform/database/instance.js';

/** Flags that an operator sets on an account, by the name of the command. */
const USER_FLAGS = {
  'early-bird': { column: 'is_early_bird', done: messages['earlyBird.done'] },
  developer: { column: 'is_developer', done: messages['developer.done'] },
} as const;

export type UserFlag = keyof typeof USER_FLAGS;

export interface UserFlagCommand {
  config: Config;
  flag: UserFlag;
  /** Arguments of the command: the address of the account. */
  words: readonly string[];
  /** Whether to clear the flag. */
  remove: boolean;
  print: (line: string) => void;
  signal?: AbortSignal;
}

/**
 * Runs the commands `early-bird`, which gives a user permanent premium, and `developer`, which
 * marks a user as a developer.
 *
 * @throws {ConfigError} If there is no such account.
 */
export async function setUserFlag({
  config,
  flag,
  words,
  remove,
  print,
  signal,
}: UserFlagCommand): Promise<void> {
  const [email, ...others] = words;
  if (email === undefined || others.length > 0) {
    throw new ConfigError(messages['userFlag.usage']({ command: flag }));
  }
  const { column, done } = USER_FLAGS[flag];
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
