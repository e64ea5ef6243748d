import { randomUUID } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import fastifyCompress from '@fastify/compress';
import fastifyCors from '@fastify/cors';
import fastifyFormbody from '@fastify/formbody';
import fastifyMultipart from '@fastify/multipart';
import fastifyRateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { registerPageCards } from '../pages/cards/page-cards.js';
import { registerDocumentation } from '../pages/documentation.js';
import { registerFeeds } from '../pages/feeds.js';
import { registerNoServiceWorker } from '../pages/no-service-worker.js';
import type { DescribePage } from '../pages/page-head.js';
import { registerSecurityHeaders, registerWebApp } from '../pages/web-app.js';
import { registerWebManifest } from '../pages/web-manifest.js';
import { canonicalUrl } from '../platform/http/canonical-url.js';
import {
  clientErrorHandler,
  refuseOddRequests,
  rejectAmbiguousRequests,
} from '../platform/http/client-errors.js';
import { registerConditionalResponses } from '../platform/http/conditional-responses.js';
import { registerContract } from '../platform/http/contract-routes.js';
import { handleError, handleNotFound } from '../platform/http/error-handler.js';
import { registerGracefulShutdown } from '../platform/http/graceful-shutdown.js';
import { registerHeadResponses } from '../platform/http/head-responses.js';
import { registerHealth } from '../platform/http/health.js';
import { registerJsonBody } from '../platform/http/json-body.js';
import { MULTIPART_LIMITS } from '../platform/http/multipart-body.js';
import { registerOpenApi } from '../platform/http/openapi.js';
import type { Operation } from '../platform/http/operation.js';
import type { Authenticate, MayUsePlan } from '../platform/http/permission-guard.js';
import { tooManyRequests } from '../platform/http/rate-limits.js';
import { registerRequestLog } from '../platform/http/request-log.js';
import { registerFiles, type ServedFiles } from '../platform/http/serve-files.js';
import { cutStalledBodies, REQUEST_TIMEOUTS } from '../platform/http/slow-requests.js';
import { rejectUndeclaredErrors } from '../platform/http/undeclared-errors.js';
import { requestValidator, responseSerializer } from '../platform/http/validation.js';
import type { Services } from '../platform/services.js';

export interface AppOptions<Context extends Services> {
  services: Context;
  /** Database for the check of readiness. By default that of the services. */
  probedDatabase?: Services['db'];
  operations: readonly Operation<Context>[];
  authenticate: Authenticate;
  /** By default, every user may use every plan. */
  mayUsePlan?: MayUsePlan;
  /** By default, no files are served. */
  files?: ServedFiles;
  /** By default, every page has the description of the site. */
  describePage?: DescribePage;
  /** Time before the server stops listening. Default 0. */
  graceMs?: number | undefined;
  /** Turns a response that breaks the contract into an error, for tests. */
  checkResponses: boolean;
}

/** Headers of responses that pages of other origins may read beyond those that browsers allow. */
const EXPOSED_HEADERS = [
  'content-disposition',
  'etag',
  'retry-after',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-request-id',
];

/** Ten times the largest body of any call, so that validation stays cheap. */
const MAX_BODY_BYTES = 32_768;

/**
 * Creates the HTTP server without listening: the contract, health checks and, if configured, the
 * web application.
 */
export async function createApp<Context extends Services>({
  services,
  probedDatabase = services.db,
  operations,
  authenticate,
  mayUsePlan = async () => true,
  files,
  describePage = async () => undefined,
  graceMs,
  checkResponses,
}: AppOptions<Context>): Promise<FastifyInstance> {
  const { config, log } = services;
  // Typed as plug-ins expect it.
  const logger: FastifyBaseLogger = log;
  const app: FastifyInstance = Fastify({
    ...REQUEST_TIMEOUTS,
    // Node's own response to requests without a host has no body.
    http: { ...REQUEST_TIMEOUTS.http, requireHostHeader: false },
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    // Proxies append to the header. Callers can invent any entries before those.
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    bodyLimit: MAX_BODY_BYTES,
    rewriteUrl: canonicalUrl,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // The router accepts any length that headers allow, because the contract limits parameters.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
    frameworkErrors: (error, request, reply) => {
      handleError(error, request, reply);
      logRequest(request, reply);
    },
    clientErrorHandler: clientErrorHandler(services),
  });
  registerGracefulShutdown(app, { graceMs });
  refuseOddRequests(app);
  rejectAmbiguousRequests(app);
  cutStalledBodies(app);
  app.setValidatorCompiler(requestValidator());
  app.setSerializerCompiler(responseSerializer(checkResponses));
  app.setErrorHandler(handleError);
  if (checkResponses) rejectUndeclaredErrors(app);
  if (!config.webDir) app.setNotFoundHandler(handleNotFound);
  // There are no cookies, so pages of other origins can do only what visitors can do, and what users
  // let them do by giving them a token.
  await app.register(fastifyCors, {
    origin: '*',
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: EXPOSED_HEADERS,
    maxAge: 86_400,
    strictPreflight: false,
  });
  await registerSecurityHeaders(app, config);
  await app.register(fastifyCompress, {
    threshold: 1024,
    encodings: ['br', 'gzip', 'identity'],
    globalDecompression: false,
  });
  registerJsonBody(app);
  await app.register(fastifyMultipart, { limits: MULTIPART_LIMITS });
  await app.register(fastifyFormbody);
  await app.register(fastifyRateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  });
  const logRequest = registerRequestLog(app, config);
  registerConditionalResponses(app);
  registerHeadResponses(app);
  registerHealth(app, probedDatabase);
  registerOpenApi(app);
  registerContract(app, { operations, services, authenticate, mayUsePlan });
  if (files) await registerFiles(app, files);
  if (config.docsDir) await registerDocumentation(app, config.docsDir);
  registerFeeds(app, services);
  registerPageCards(app, services);
  if (config.webDir) {
    registerWebManifest(app, config.name);
    if (!config.serviceWorker) registerNoServiceWorker(app);
    await registerWebApp(app, config.webDir, describePage);
  }
  return app;
}
