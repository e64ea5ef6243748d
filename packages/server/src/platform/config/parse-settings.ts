import { ConfigError } from './config-error.js';

const MAX_PROXIES = 9;

export function parseProxies(text: string): number {
  const count = { False: 0, True: 1 }[text] ?? Number(text);
  if (!Number.isInteger(count) || count < 0 || count > MAX_PROXIES) {
    throw new ConfigError(
      `CLOUDSTREET_TRUST_PROXY must be False (no proxy), True (one) or how many there are, from 0 to ${MAX_PROXIES}, not "${text}".`,
    );
  }
  return count;
}

/**
 * Maximum length of a name, because there is little space below icons of installed applications.
 */
const LONGEST_NAME = 45;

export function parseName(text: string): string {
  if (text.length > LONGEST_NAME || /\p{Cc}/u.test(text)) {
    throw new ConfigError(`CLOUDSTREET_NAME must be a line of at most ${LONGEST_NAME} characters.`);
  }
  return text;
}

export function parseContact(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^[^<>@\s?&]+@[^<>@\s?&]+$/.test(text)) {
    throw new ConfigError(
      `CLOUDSTREET_CONTACT must be an e-mail address such as club@example.org, not "${text}".`,
    );
  }
  return text;
}

const SENDER = /^(?:[^<>@\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

export function parseSender(text: string | undefined): string | undefined {
  if (text !== undefined && !SENDER.test(text)) {
    throw new ConfigError(
      `CLOUDSTREET_MAIL_FROM must be a sender such as Soaring Club <flights@example.org>, not "${text}".`,
    );
  }
  return text;
}

const MIN_SECRET_LENGTH = 32;

export function parseSecret(text: string | undefined): string | undefined {
  if (text !== undefined && text.length < MIN_SECRET_LENGTH) {
    throw new ConfigError(`CLOUDSTREET_SECRET must have at least ${MIN_SECRET_LENGTH} characters.`);
  }
  return text;
}
