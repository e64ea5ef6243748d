import type { Plan } from '@cloudstreet/sdk';
import type { TokenScope } from '@cloudstreet/sdk/contract';
import type { onRequestAsyncHookHandler } from 'fastify';
import {
  ForbiddenError,
  PlanRequiredError,
  ScopeRequiredError,
  UnauthorizedError,
  UnsupportedMediaTypeError,
} from '../errors/errors.js';
import type { Operation, SignedInUser } from './operation.js';
import type { RoutePlan } from './route-plan.js';

/** Finds the user of an access token. */
export type Authenticate = (token: string) => Promise<SignedInUser | undefined>;

/** Whether a user, or a visitor, may use features of a plan. */
export type MayUsePlan = (user: SignedInUser | undefined, plan: Plan) => Promise<boolean>;

export interface CallerChecks {
  authenticate: Authenticate;
  mayUsePlan: MayUsePlan;
}

/** Checks the caller and the type of the body before the body is read. */
export function permissionGuard<Context>(
  {
    plan: { permission, scope, plan, bodyTypes, addsContent },
    handler,
    services,
  }: { plan: RoutePlan; handler: Operation<Context>; services: Context },
  { authenticate, mayUsePlan }: CallerChecks,
): onRequestAsyncHookHandler {
  return async (request) => {
    const { ignoresToken } = handler.options;
    const token = ignoresToken
      ? undefined
      : /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    request.user = token ? await authenticate(token) : undefined;
    // A caller whose sign-in has ended must not be mistaken for a visitor, who sees less.
    if (token && !request.user) throw new UnauthorizedError();
    checkScope(request.user, scope);
    if (permission !== 'public' && !request.user) {
      if (!handler.options.allowsVisitor?.(request.headers, services))
        throw new UnauthorizedError();
    }
    if (permission === 'superuser' && !request.user?.isSuperuser) {
      throw new ForbiddenError('SUPERUSER_ONLY');
    }
    if (permission === 'moderator' && !request.user?.isModerator) {
      throw new ForbiddenError('MODERATOR_ONLY');
    }
    if (addsContent && request.user?.isContentBanned) throw new ForbiddenError('CONTENT_BANNED');
    if (plan && !(await mayUsePlan(request.user, plan))) throw new PlanRequiredError(plan);
    if (bodyTypes.length === 0) {
      request.headers = NO_BODY;
      return;
    }
    const bodyType = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
    if (!bodyType || !bodyTypes.includes(bodyType)) {
      throw new UnsupportedMediaTypeError('body');
    }
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding.toLowerCase() !== 'identity') throw new UnsupportedMediaTypeError('encoding');
  };
}

/** @throws {DomainError} If the caller has a personal access token without the scope. */
function checkScope(user: SignedInUser | undefined, scope: TokenScope): void {
  if (!user?.scopes || user.scopes.includes(scope)) return;
  throw scope === 'none' ? new ForbiddenError('SIGN_IN_REQUIRED') : new ScopeRequiredError(scope);
}

/**
 * Hides the body from Fastify if the contract has none, because Fastify would reject a body that it
 * cannot parse.
 */
const NO_BODY = {
  'content-type': undefined,
  'content-length': undefined,
  'transfer-encoding': undefined,
};
