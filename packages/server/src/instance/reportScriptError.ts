import { operation } from '../platform/http/operation.js';
import { withoutSecrets } from '../platform/log/log.js';

export const reportScriptError = operation(
  'reportScriptError',
  async ({ body }, services) => {
    if (!services.config.scriptErrors) return undefined;
    const { message, stack, ...place } = body;
    const scriptError = {
      ...place,
      message: withoutPersons(message),
      ...(stack !== undefined && { stack: withoutPersons(stack) }),
    };
    services.log.warn({ scriptError }, 'error in a page');
    return undefined;
  },
  { rateLimit: { perMinute: 10, byAddress: true } },
);

/** Removes personal data that an error of a page may quote. */
function withoutPersons(text: string): string {
  return withoutSecrets(text).replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, '…');
}
