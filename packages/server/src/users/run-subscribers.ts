import { stringify } from 'csv-stringify/sync';
import { messages } from '../generated/messages/en-gb.js';
import { type Config, ConfigError } from '../platform/config/config.js';
import { openInstance } from '../platform/database/instance.js';

export const SUBSCRIBERS_OPTIONS = {
  kind: { type: 'string' },
  language: { type: 'string' },
} as const;

export interface SubscribersCommand {
  config: Config;
  /** Arguments of the command; there must be none. */
  words: readonly string[];
  values: { readonly [Name in keyof typeof SUBSCRIBERS_OPTIONS]?: string | undefined };
  print: (text: string) => void;
  signal?: AbortSignal;
}

/**
 * Runs `subscribers`: lists, as comma-separated values, the users who want the newsletter or the
 * stories of the magazine, and in which language.
 *
 * @throws {ConfigError} If an argument or an option is invalid.
 */
export async function runSubscribers({
  config,
  words,
  values: { kind, language },
  print,
  signal,
}: SubscribersCommand): Promise<void> {
  const isKnown = kind === 'newsletter' || kind === 'magazine';
  const isSpoken = language === undefined || language === 'en' || language === 'de';
  if (words.length > 0 || !isKnown || !isSpoken)
    throw new ConfigError(messages['subscribers.usage']());
  const column = `${kind}_language` as const;
  const instance = await openInstance({ config, join: true, signal });
  try {
    const subscribers = await instance.db
      .selectFrom('user')
      // An unverified address may belong to another person.
      .where('verified', 'is not', null)
      .where(column, 'is not', null)
      .$if(language !== undefined, (query) => query.where(column, '=', language ?? null))
      .$if(kind === 'magazine', (query) => query.where('magazine_notification', '=', true))
      .orderBy('id')
      .select(['name', 'email', `${column} as language`])
      .execute();
    const columns = ['name', 'email', 'language'];
    print(stringify(subscribers, { header: true, columns, escape_formulas: true }).trimEnd());
  } finally {
    await instance.close();
  }
}
