import { ConfigError } from './config-error.js';
import type { VariableName } from './variables.js';

export function parsePublicUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.search || url.hash) {
    throw new ConfigError(
      `CLOUDSTREET_PUBLIC_URL must be an address such as https://example.org, not "${text}".`,
    );
  }
  return url.href.replace(/\/$/, '');
}

/** Parses the address of a web page on any host. */
export function parsePageUrl(name: VariableName, text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new ConfigError(
      `${name} must be an address such as https://example.org/page, not "${text}".`,
    );
  }
  return url.href;
}

/**
 * Parses the address of a service that receives passwords. Unencrypted HTTP is allowed only to this
 * machine.
 */
export function parseServiceUrl(name: VariableName, text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  const isLocal = url?.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(url.hostname);
  if (!url || !(url.protocol === 'https:' || isLocal) || url.search || url.hash || url.username) {
    throw new ConfigError(`${name} must be an address such as https://example.org/api.`);
  }
  return url.href.replace(/\/$/, '');
}

/** Returns the text unchanged, because URLs would encode the braces of the placeholder. */
export function parseViewerUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!text.includes('{url}')) {
    throw new ConfigError(
      `CLOUDSTREET_VIEWER_URL must hold {url}, as https://viewer.example/?igc={url} does, not "${text}".`,
    );
  }
  parsePageUrl('CLOUDSTREET_VIEWER_URL', text);
  return text;
}

export function parseFilesUrl(text: string | undefined): string | undefined {
  return parsePageUrl('CLOUDSTREET_FILES_URL', text)?.replace(/\/?$/, '/');
}

/** Leaves the value out of messages, because it contains a password. */
export function parseDatabaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const protocol = URL.parse(text)?.protocol;
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') {
    throw new ConfigError('DATABASE_URL must start with postgres:// or postgresql://.');
  }
  return text;
}

/** Leaves the value out of messages, because it may contain a password. */
export function parseSmtpUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (!url?.hostname || !['smtp:', 'smtps:'].includes(url.protocol)) {
    throw new ConfigError(
      'CLOUDSTREET_SMTP_URL must be an address such as smtps://user:password@mail.example.org.',
    );
  }
  return text;
}
