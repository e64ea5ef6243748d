import { FieldError, text } from '../platform/errors/errors.js';
import { operation, sessionUser } from '../platform/http/operation.js';
import { localeOf } from '../platform/text/language.js';
import { lockUser } from './lock-user.js';
import { mailQueue } from './mail-queue.js';
import { hashToken } from './opaque-token.js';
import { checkOwnPassword } from './own-password.js';
import {
  countPersonalTokens,
  createPersonalTokenText,
  serializePersonalToken,
} from './personal-tokens.js';

/** Maximum number of tokens of a user. */
const MAX_TOKENS = 50;

/**
 * Asks for the password, because the token remains valid when the session ends in which it was
 * created.
 */
export const createPersonalToken = operation(
  'createPersonalToken',
  async (request, services) => {
    const { db, clock, jobs } = services;
    const user = sessionUser(request);
    const { name, scopes, expires, password } = request.body;
    const now = clock();
    const end = expires === undefined ? null : new Date(expires);
    if (end && end <= now) {
      const message = text('personalToken.expires');
      throw new FieldError([{ loc: ['expires'], type: 'past', message }]);
    }
    await checkOwnPassword(services, user, password, 'password');
    const token = createPersonalTokenText();
    return db.transaction().execute(async (transaction) => {
      // Locked, so that each of several simultaneous calls counts the others.
      await lockUser(transaction, user.id);
      if ((await countPersonalTokens(transaction, user.id, now)) >= MAX_TOKENS) {
        const message = text('personalToken.tooMany', { max: MAX_TOKENS });
        throw new FieldError([{ loc: ['name'], type: 'TOO_MANY_TOKENS', message }]);
      }
      await jobs.send(transaction, mailQueue, {
        kind: 'token_created',
        account: { id: user.id },
        locale: localeOf(request.acceptLanguage),
      });
      const row = await transaction
        .insertInto('personal_token')
        .values({
          user_id: user.id,
          hash: hashToken(token),
          name,
          scopes: [...scopes],
          created: now,
          expires: end,
          last_used: null,
        })
        .returning(['id', 'name', 'scopes', 'created', 'expires', 'last_used'])
        .executeTakeFirstOrThrow();
      const created = { ...serializePersonalToken(row), token };
      await request.keepResponse(transaction, created);
      return created;
    });
  },
  { rateLimit: { perMinute: 10 }, isNeverStored: true },
);
