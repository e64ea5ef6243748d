import { messages } from '../../generated/messages/en-gb.js';
import { type Config, ConfigError } from '../../platform/config/config.js';
import { openInstance } from '../../platform/database/instance.js';
import { ForbiddenError } from '../../platform/errors/errors.js';
import { setRole } from './set-role.js';

const ROLES = ['user', 'moderator', 'superuser'] as const;

export interface RoleCommand {
  config: Config;
  /** Arguments of the command: the address of the account and the role. */
  words: readonly string[];
  print: (line: string) => void;
  now: Date;
  signal?: AbortSignal;
}

/**
 * Runs the command `role`, which changes the role of a user.
 *
 * @throws {ConfigError} If arguments are wrong, there is no such account, or it is the last superuser.
 */
export async function runRole({ config, words, print, now, signal }: RoleCommand): Promise<void> {
  const [email, wanted, ...others] = words;
  const role = ROLES.find((known) => known === wanted);
  if (email === undefined || role === undefined || others.length > 0) {
    throw new ConfigError(messages['role.usage']());
  }
  const instance = await openInstance({ config, join: true, signal });
  try {
    const user = await instance.db
      .selectFrom('user')
      .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
      .select(['id', 'name'])
      .executeTakeFirst();
    if (!user) throw new ConfigError(messages['recover.unknown']({ email }));
    await instance.db
      .transaction()
      .execute((transaction) => setRole(transaction, { userId: user.id, role, now }));
    print(messages['role.done']({ name: user.name, role }));
  } catch (error) {
    if (error instanceof ForbiddenError) throw new ConfigError(messages['error.LAST_SUPERUSER']());
    throw error;
  } finally {
    await instance.close();
  }
}
