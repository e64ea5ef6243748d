import { rm } from 'node:fs/promises';
import { document, type OperationId, type Permission } from '@cloudstreet/sdk/contract';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  RouteOptions,
} from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import type { Config } from '../config/config.js';
import type { Services } from '../services.js';
import { FileAnswer, RawAnswer } from './answers.js';
import {
  ForbiddenError,
  type PlanName,
  PlanRequiredError,
  UnauthorizedError,
  UnsupportedMediaTypeError,
} from './errors.js';
import { messagesFor, readerFor } from './language.js';
import { type FileField, readMultipart } from './multipart-body.js';
import type { Operation, OperationRequest, SignedInUser, UploadedFile } from './operation.js';
import { callerAddress, limitFilesAtATime, rateLimitOf } from './rate-limits.js';
import { sendFile } from './send-file.js';
import { sendRaw } from './send-raw.js';

export const BASE_PATH = '/v1';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: OperationId;
  }
  interface FastifyRequest {
    user: SignedInUser | undefined;
    /** Of JSON, as it was sent. */
    rawBody: string | undefined;
    uploads: ReadonlyMap<string, UploadedFile>;
  }
}

/** Finds the user of an access token. */
export type Authenticate = (token: string) => Promise<SignedInUser | undefined>;

/** Whether a user may use what belongs to a plan. */
export type MayUsePlan = (user: SignedInUser, plan: PlanName) => Promise<boolean>;

export interface ContractRoutesOptions {
  operations: readonly Operation[];
  services: Services;
  authenticate: Authenticate;
  mayUsePlan: MayUsePlan;
}

/** What routing asks of one operation of the document. */
interface Plan {
  operationId: OperationId;
  permission: Permission;
  /** What the caller has to have subscribed to. */
  plan: PlanName | undefined;
  status: number;
  bodyTypes: readonly string[];
  /** Query parameters that hold a list, written with commas. */
  lists: readonly string[];
  /** Fields of a form that hold a file. */
  fileFields: readonly FileField[];
}

/** A path of the document: its operations by method, and what they share. */
type DocumentPath = { parameters?: Parameter[] } & Record<string, DocumentOperation>;

interface DocumentOperation {
  operationId: OperationId;
  'x-permission': Permission;
  'x-plan'?: PlanName;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
}

interface Parameter {
  name?: string;
  in?: string;
  schema?: { type?: string };
  $ref?: string;
}

interface Schema {
  properties?: Record<
    string,
    { contentMediaType?: string; 'x-max-megabytes'?: number; 'x-large'?: boolean }
  >;
  $ref?: string;
}

/**
 * Serves every operation of the contract.
 *
 * @throws {Error} If an operation has no handler, or a handler no operation.
 */
export async function registerContract(
  app: FastifyInstance,
  { operations, services, authenticate, mayUsePlan }: ContractRoutesOptions,
): Promise<void> {
  const plans = readPlans(services.config);
  const handlers = new Map(operations.map((operation) => [operation.operationId, operation]));
  checkComplete(plans, handlers);
  app.decorateRequest('user', undefined);
  app.decorateRequest('rawBody', undefined);
  app.decorateRequest('uploads');
  await app.register(fastifyOpenapiGlue, {
    // The plug-in resolves references in place; the document stays as it is.
    specification: withoutFileAnswers(structuredClone(document)),
    prefix: BASE_PATH.slice(1),
    operationResolver: (operationId: string) => {
      const plan = plans.get(operationId as OperationId);
      const handler = handlers.get(operationId as OperationId);
      if (!plan || !handler) throw new Error(`The contract has no operation ${operationId}.`);
      const rateLimit = rateLimitOf(plan.operationId, services.config.rateLimit);
      // Method and address come from the document; the plug-in adds them.
      return {
        config: { operationId: plan.operationId, ...(rateLimit && { rateLimit }) },
        onRequest: [
          guard({ plan, handler, services }, { authenticate, mayUsePlan }),
          ...limitsOfFiles(plan, services),
          ...doors(handler, services),
        ],
        preValidation: async (request: FastifyRequest, reply: FastifyReply) =>
          prepare(request, reply, { plan, services }),
        handler: (request: FastifyRequest, reply: FastifyReply) =>
          answer(request, reply, { plan, handler, services }),
      } as unknown as RouteOptions;
    },
  });
}

/** Answers other than JSON are written by their operations; the plug-in would look for a parser. */
function withoutFileAnswers(specification: typeof document): object {
  for (const path of Object.values(specification.paths)) {
    const { parameters: _shared, ...methods } = path as DocumentPath;
    for (const { responses } of Object.values(methods)) {
      for (const response of Object.values(responses)) {
        const { content = {} } = response as { content?: Record<string, unknown> };
        for (const type of Object.keys(content)) {
          if (type !== 'application/json') delete content[type];
        }
      }
    }
  }
  return specification;
}

function limitsOfFiles({ operationId, fileFields }: Plan, { config }: Services) {
  return fileFields.length > 0 && config.rateLimit ? [limitFilesAtATime(operationId)] : [];
}

function doors({ door }: Operation, services: Services): onRequestAsyncHookHandler[] {
  const { admit } = door;
  if (!admit) return [];
  return [
    async ({ user, headers }, { raw }) => {
      const leave = await admit({ user, headers }, services);
      // Who has hung up meanwhile closes no more.
      if (raw.closed) leave();
      else raw.once('close', leave);
    },
  ];
}

function readPlans(config: Config): Map<OperationId, Plan> {
  const plans = new Map<OperationId, Plan>();
  for (const path of Object.values(document.paths)) {
    const { parameters: shared = [], ...methods } = path as DocumentPath;
    for (const { operationId, parameters = [], ...operation } of Object.values(methods)) {
      plans.set(operationId, {
        operationId,
        permission: operation['x-permission'],
        plan: operation['x-plan'],
        status: Number(Object.keys(operation.responses).find((status) => status.startsWith('2'))),
        bodyTypes: Object.keys(operation.requestBody?.content ?? {}),
        lists: [...shared, ...parameters]
          .map((parameter) => dereference(parameter))
          .filter((parameter) => parameter.in === 'query' && parameter.schema?.type === 'array')
          .map(({ name }) => name ?? ''),
        fileFields: fileFields(
          config,
          operation.requestBody?.content['multipart/form-data']?.schema,
        ),
      });
    }
  }
  return plans;
}

function fileFields({ importMegabytes }: Config, form: Schema = {}): FileField[] {
  return Object.entries(dereference(form).properties ?? {})
    .filter(([, { contentMediaType }]) => contentMediaType !== undefined)
    .map(([name, { 'x-max-megabytes': megabytes, 'x-large': isLarge = false }]) => ({
      name,
      isLarge,
      maxMegabytes: isLarge ? importMegabytes : (megabytes ?? 0),
    }));
}

function dereference<T extends { $ref?: string }>(node: T): T {
  if (!node.$ref) return node;
  const steps = node.$ref.split('/').slice(1);
  const target = steps.reduce<unknown>(
    (found, step) => (found as Record<string, unknown>)[step],
    document,
  );
  return target as T;
}

function checkComplete(
  plans: ReadonlyMap<OperationId, Plan>,
  handlers: ReadonlyMap<OperationId, Operation>,
): void {
  const missing = [...plans.keys()].filter((id) => !handlers.has(id));
  const unknown = [...handlers.keys()].filter((id) => !plans.has(id));
  if (missing.length > 0) throw new Error(`No handler for ${missing.join(', ')}.`);
  if (unknown.length > 0) throw new Error(`Not in the contract: ${unknown.join(', ')}.`);
}

/** Who may call, and with which kind of body; asked before a body is read. */
function guard(
  { plan: { permission, plan, bodyTypes }, handler, services }: Serving,
  { authenticate, mayUsePlan }: Pick<ContractRoutesOptions, 'authenticate' | 'mayUsePlan'>,
): onRequestAsyncHookHandler {
  return async (request) => {
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    request.user = token ? await authenticate(token) : undefined;
    if (permission !== 'public' && !request.user) {
      if (!handler.door.admitsVisitor?.(request.headers, services)) throw new UnauthorizedError();
    }
    if (permission === 'superuser' && !request.user?.isSuperuser) {
      throw new ForbiddenError('SUPERUSER_ONLY');
    }
    if (plan && !(request.user && (await mayUsePlan(request.user, plan)))) {
      throw new PlanRequiredError(plan);
    }
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

/** Lets Fastify see no body where the contract has none: it would refuse one that it cannot read. */
const NO_BODY = {
  'content-type': undefined,
  'content-length': undefined,
  'transfer-encoding': undefined,
};

/** Brings forms and lists into the shape that the contract checks. */
async function prepare(
  request: FastifyRequest,
  reply: FastifyReply,
  { plan: { lists, fileFields }, services }: Pick<Serving, 'plan' | 'services'>,
): Promise<void> {
  request.uploads = new Map();
  if (request.isMultipart()) {
    const { body, files } = await readMultipart(request, fileFields, () =>
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

/** A folder that lasts as long as the call. */
async function makeFolderFor({ raw }: FastifyReply, { scratch }: Services): Promise<string> {
  const folder = await scratch.makeFolder();
  raw.once('close', () => void rm(folder, { recursive: true, force: true }));
  return folder;
}

interface Serving {
  plan: Plan;
  handler: Operation;
  services: Services;
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { plan, handler, services }: Serving,
): Promise<FastifyReply> {
  const acceptLanguage = request.headers['accept-language'];
  // Path, query and body are what the contract's check let through, which no type can know.
  const operationRequest = {
    path: request.params,
    query: request.query,
    body: request.body,
    rawBody: request.rawBody ?? '',
    headers: request.headers,
    files: request.uploads,
    user: request.user,
    editRight: [request.headers['edit-right']].flat()[0],
    address: callerAddress(request),
    acceptLanguage,
    messages: messagesFor(acceptLanguage),
    reader: readerFor(acceptLanguage),
  } as unknown as OperationRequest<never>;
  const body = await handler.handle(operationRequest, services);
  reply.code(plan.status);
  if (body instanceof RawAnswer) return sendRaw(request, reply, body);
  if (body instanceof FileAnswer) return sendFile(reply, body);
  if (plan.operationId === 'getToken') {
    reply.header('cache-control', 'no-store');
  } else if (plan.permission !== 'public' || request.user) {
    reply.header('cache-control', 'private, no-cache');
  }
  return reply.send(body);
}
