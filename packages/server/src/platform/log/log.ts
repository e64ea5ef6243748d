import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import type { Config } from '../config/config.js';

/** Paths of secrets in log entries. */
export const REDACTION = {
  censor: '…',
  paths: [
    'req.headers.authorization',
    'req.headers.cookie',
    '*.password',
    '*.old_password',
    '*.password_hash',
    '*.access_token',
    '*.refresh_token',
    // Here PostgreSQL quotes the rejected row with all its values.
    'err.detail',
  ],
};

/** Creates the structured log on standard output. It continues after its terminal is closed. */
export function createLog({ logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>): Logger {
  const stream =
    logFormat === 'pretty'
      ? pretty({ destination: 1, sync: true, singleLine: true, ignore: 'pid,hostname,reqId' })
      : pino.destination({ dest: 1, sync: true });
  stream.on('error', () => {});
  return pino({ level: logLevel, redact: REDACTION }, stream);
}

/**
 * An address without the secrets that links carry in their path, and calls in their query, and
 * without people's e-mail addresses.
 */
export function withoutSecrets(url: string): string {
  return (
    url
      .replace(
        /(\/(?:superuser|verify-email|reset-password|update-email|export|coupon)\/+)[^/?]+/,
        '$1…',
      )
      // An address may contain a slash.
      .replace(/(\/(?:recover-password|resend-verification)\/+)[^?]+/, '$1…')
      // Callers may confuse the query with the body.
      .replaceAll(/([?&](?:old_endpoint|username|\w*password|\w*token)=)[^&]*/gi, '$1…')
      // Anywhere else, where the address does not belong.
      .replace(/[^\s/?&=]+(?:@|%40)[^\s/?&]+/gi, '…')
  );
}
