import { rm } from 'node:fs/promises';
import type { OperationId } from '@cloudstreet/sdk/contract';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  onRequestAsyncHookHandler,
} from 'fastify';
import type { Services } from '../services.js';
import { messagesFor, readerFor } from '../text/language.js';
import {
  BASE_PATH,
  type DocumentOperation,
  documentOperations,
  type Parameter,
} from './contract-document.js';
import { digestOfRequest, type RepeatableCall, runOnce } from './idempotency.js';
import { readMultipart } from './multipart-body.js';
import type {
  KeepResponse,
  Operation,
  OperationRequest,
  SignedInUser,
  ToError,
  UploadedFile,
} from './operation.js';
import { type CallerChecks, permissionGuard } from './permission-guard.js';
import { callerAddress, limitReads, limitUploadsAtATime, rateLimitOptions } from './rate-limits.js';
import { readTurns } from './read-turns.js';
import {
  EventStreamResponse,
  FileResponse,
  GzippedJson,
  JsonStreamResponse,
  TileResponse,
} from './responses.js';
import { type RoutePlan, readPlan } from './route-plan.js';
import { sendEvents, sendFile, sendTile } from './send-file.js';
import { sendGzippedJson } from './send-gzipped.js';
import { rejectWrongMethods } from './wrong-methods.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: OperationId;
    toError?: ToError | undefined;
  }
  interface FastifyRequest {
    user: SignedInUser | undefined;
    /** JSON body as sent. */
    rawBody: string | undefined;
    uploads: ReadonlyMap<string, UploadedFile>;
  }
}

export interface ContractRoutesOptions<Context extends Services> extends CallerChecks {
  operations: readonly Operation<Context>[];
  services: Context;
}

/**
 * Serves every operation of the contract.
 *
 * @throws {Error} If an operation has no handler, or a handler no operation.
 */
export function registerContract<Context extends Services>(
  app: FastifyInstance,
  { operations, services, authenticate, mayUsePlan }: ContractRoutesOptions<Context>,
): void {
  const handlers = new Map(operations.map((operation) => [operation.operationId, operation]));
  checkComplete(handlers);
  app.decorateRequest('user', undefined);
  app.decorateRequest('rawBody', undefined);
  app.decorateRequest('uploads');
  rejectWrongMethods(app, routeOf);
  const turn = readTurns(app, services.config);
  const limit = services.config.rateLimit ? [limitReads(app)] : [];
  for (const operation of documentOperations()) {
    const plan = readPlan(operation, services.config);
    const handler = handlers.get(plan.operationId)!;
    const { toError } = handler.options;
    const isRead = operation.method === 'get';
    const rateLimit = rateLimitOptions(handler.options.rateLimit, services.config.rateLimit);
    app.route({
      method: operation.method.toUpperCase(),
      url: routeOf(operation.path),
      schema: schemasOf(operation),
      config: { operationId: plan.operationId, toError, ...(rateLimit && { rateLimit }) },
      onRequest: [
        // Before the token is read, so that calls with invented ones count.
        ...(isRead && !rateLimit ? limit : []),
        ...(isRead && !handler.options.hasQueue ? [turn] : []),
        permissionGuard({ plan, handler, services }, { authenticate, mayUsePlan }),
        ...limitsOfFiles(plan, handler, services),
        ...guardsOf(handler, services),
      ],
      preValidation: (request, reply) => prepare(request, reply, { plan, services }),
      handler: (request, reply) => respond(request, reply, { plan, handler, services }),
    });
  }
}

/** Returns a path of the contract in the router's form. */
function routeOf(path: string): string {
  return BASE_PATH + path.replaceAll(/\{(\w+)\}/g, ':$1');
}

const schemas = new Map<DocumentOperation, FastifySchema>();

/** Returns the same object each time, because compiled schemas are cached by object. */
function schemasOf(operation: DocumentOperation): FastifySchema {
  const known = schemas.get(operation) ?? readSchemas(operation);
  schemas.set(operation, known);
  return known;
}

/** Schemas of an operation for Fastify: parameters, body and JSON responses. */
function readSchemas({ parameters, requestBody, responses }: DocumentOperation): FastifySchema {
  const jsonResponses = Object.entries(responses).flatMap(([status, { content }]) => {
    const json = content?.['application/json'];
    return json ? [[status, { content: { 'application/json': json } }] as const] : [];
  });
  return {
    params: parameterSchema(parameters, 'path'),
    // A filter that an operation does not have must not return everything.
    querystring: { ...parameterSchema(parameters, 'query'), additionalProperties: false },
    headers: parameterSchema(parameters, 'header'),
    ...(requestBody && { body: { content: requestBody.content } }),
    response: Object.fromEntries(jsonResponses),
  };
}

function parameterSchema(parameters: readonly Parameter[], place: Parameter['in']): object {
  const own = parameters.filter((parameter) => parameter.in === place);
  const properties = Object.fromEntries(own.map(({ name, schema }) => [name, schema]));
  const required = own.filter((parameter) => parameter.required).map(({ name }) => name);
  return { type: 'object', properties, required };
}

function limitsOfFiles<Context>(
  { fileFields: fields }: RoutePlan,
  { options }: Operation<Context>,
  { config }: Services,
) {
  const { uploadsAtATime = 1 } = options;
  return fields.length > 0 && config.rateLimit ? [limitUploadsAtATime(uploadsAtATime)] : [];
}

function guardsOf<Context>(
  { options }: Operation<Context>,
  services: Context,
): onRequestAsyncHookHandler[] {
  const { guard: check } = options;
  if (!check) return [];
  return [
    async ({ user, headers }, { raw }) => {
      const leave = await check({ user, headers }, services);
      // If the caller has disconnected, the event no longer fires.
      if (raw.closed) leave();
      else raw.once('close', leave);
    },
  ];
}

function checkComplete(handlers: ReadonlyMap<OperationId, unknown>): void {
  const known = new Set(documentOperations().map(({ operationId }) => operationId));
  const missing = [...known].filter((id) => !handlers.has(id));
  const unknown = [...handlers.keys()].filter((id) => !known.has(id));
  if (missing.length > 0) throw new Error(`No handler for ${missing.join(', ')}.`);
  if (unknown.length > 0) throw new Error(`Not in the contract: ${unknown.join(', ')}.`);
}

/** Converts forms and lists to the shape that the contract checks. */
async function prepare(
  request: FastifyRequest,
  reply: FastifyReply,
  { plan: { lists, fileFields: fields }, services }: { plan: RoutePlan; services: Services },
): Promise<void> {
  request.uploads = new Map();
  if (request.isMultipart()) {
    const { body, files } = await readMultipart(request, fields, () =>
      makeFolderFor(reply, services),
    );
    request.body = body;
    request.uploads = files;
  }
  const query = request.query as Record<string, string | string[]>;
  for (const name of lists) {
    const value = query[name];
    if (value !== undefined) {
      query[name] = [value].flat().flatMap((entry: string) => entry.split(','));
    }
  }
}

/** Creates a folder that is removed at the end of the call. */
async function makeFolderFor({ raw }: FastifyReply, { tempStorage }: Services): Promise<string> {
  const folder = await tempStorage.makeFolder();
  raw.once('close', () => void rm(folder, { recursive: true, force: true }));
  return folder;
}

function repeatableCall(
  request: FastifyRequest,
  { plan: { operationId }, secret }: { plan: RoutePlan; secret: string },
): Omit<RepeatableCall, 'key'> {
  const { user, params, query, body, uploads } = request;
  return {
    caller: user ? `user ${user.id}` : `address ${callerAddress(request)}`,
    request: digestOfRequest(secret, [operationId, params, query, body], uploads),
  };
}

interface Serving<Context> {
  plan: RoutePlan;
  handler: Operation<Context>;
  services: Context;
}

async function respond<Context extends Services>(
  request: FastifyRequest,
  reply: FastifyReply,
  { plan, handler, services }: Serving<Context>,
): Promise<FastifyReply> {
  const acceptLanguage = request.headers['accept-language'];
  // The contract has validated path, query and body, which types cannot express.
  const handle = (keepResponse: KeepResponse) => {
    const operationRequest = {
      keepResponse,
      path: request.params,
      query: request.query,
      body: request.body,
      rawBody: request.rawBody ?? '',
      headers: request.headers,
      files: request.uploads,
      user: request.user,
      address: callerAddress(request),
      acceptLanguage,
      messages: messagesFor(acceptLanguage),
      reader: readerFor(acceptLanguage),
    } as unknown as OperationRequest<never>;
    return handler.handle(operationRequest, services);
  };
  const key = plan.isRepeatable ? request.headers['idempotency-key'] : undefined;
  const body =
    typeof key === 'string'
      ? await runOnce(
          services,
          { ...repeatableCall(request, { plan, secret: services.secret }), key },
          handle,
        )
      : await handle(async () => {});
  reply.code(plan.status);
  if (body instanceof GzippedJson) return sendGzippedJson(request, reply, body);
  if (body instanceof EventStreamResponse) return sendEvents(request, reply, body);
  if (body instanceof FileResponse) return sendFile(reply, body);
  if (body instanceof TileResponse) return sendTile(request, reply, body);
  if (handler.options.isNeverStored) {
    reply.header('cache-control', 'no-store');
  } else if (plan.permission !== 'public' || request.user) {
    reply.header('cache-control', 'private, no-cache');
  }
  if (body instanceof JsonStreamResponse) {
    return reply.type('application/json; charset=utf-8').send(body.content);
  }
  // Otherwise the body would be empty.
  if (body === null) return reply.type('application/json; charset=utf-8').send('null');
  return reply.send(body);
}
