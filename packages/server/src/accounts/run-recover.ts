import { messages } from '../generated/messages/en-gb.js';
import { type Config, ConfigError } from '../platform/config/config.js';
import { openInstance } from '../platform/database/instance.js';
import { createMailLink, removeMailLink } from './mail-links.js';
import { findAccount } from './queries.js';

export interface RecoverCommand {
  config: Config;
  /** Arguments of the command: the address of the account. */
  words: readonly string[];
  print: (line: string) => void;
  now: Date;
  signal?: AbortSignal;
}

/**
 * Runs `recover`: prints a link by which a user sets a new password, for operators whose instance
 * sends no mail.
 *
 * @throws {ConfigError} If there is no such account.
 */
export async function runRecover({
  config,
  words,
  print,
  now,
  signal,
}: RecoverCommand): Promise<void> {
  const [email, ...others] = words;
  if (email === undefined || others.length > 0) {
    throw new ConfigError(messages['recover.usage']());
  }
  const instance = await openInstance({ config, join: true, signal });
  try {
    const { db } = instance;
    const account = await findAccount(db, { email });
    if (!account) throw new ConfigError(messages['recover.unknown']({ email }));
    // The operator of the machine need not wait between links.
    await removeMailLink(db, account.id, 'recover');
    const token = await createMailLink(db, { userId: account.id, purpose: 'recover', now });
    const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
    print(messages['recover.link']({ name: account.name }));
    print(`${publicUrl}/auth/reset-password/${token}`);
  } finally {
    await instance.close();
  }
}
