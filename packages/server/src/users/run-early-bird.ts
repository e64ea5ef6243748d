import { type Config, ConfigError } from '../config/config.js';
import { openInstance } from '../database/instance.js';
import { messages } from '../generated/messages/en-gb.js';

export interface EarlyBirdCommand {
  config: Config;
  /** What follows the command: the address of the account. */
  words: readonly string[];
  /** Takes it back. */
  remove: boolean;
  print: (line: string) => void;
  signal?: AbortSignal;
}

/**
 * The command `early-bird`: gives somebody premium for good.
 *
 * @throws {ConfigError} If there is no such account.
 */
export async function runEarlyBird({
  config,
  words,
  remove,
  print,
  signal,
}: EarlyBirdCommand): Promise<void> {
  const [email, ...others] = words;
  if (email === undefined || others.length > 0) {
    throw new ConfigError(messages['earlyBird.usage']());
  }
  const instance = await openInstance({ config, join: true, signal });
  try {
    const user = await instance.db
      .updateTable('user')
      .set({ is_early_bird: !remove })
      .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
      .returning('name')
      .executeTakeFirst();
    if (!user) throw new ConfigError(messages['recover.unknown']({ email }));
    print(messages['earlyBird.done']({ is: remove ? 'no' : 'yes', name: user.name }));
  } finally {
    await instance.close();
  }
}
