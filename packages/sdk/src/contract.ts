import contract from './generated/openapi.json' with { type: 'json' };
import type { components, operations } from './generated/schema.js';

export { DEFAULT_RADIUS_KM, FILTER_KINDS } from './filter-kinds.js';
export type { components, operations, paths } from './generated/schema.js';
export { UPLOAD_MEGABYTES } from './generated/upload-limits.js';

/** Schemas of the contract by their names. */
export type Schemas = components['schemas'];

/** Callers of an operation; `owner` is the account that owns the object, or a superuser. */
export type Permission = 'public' | 'signed-in' | 'owner' | 'moderator' | 'superuser';

/** Scope that a personal access token needs; `none` if it can never call the operation. */
export type TokenScope = components['schemas']['PersonalTokenScope'] | 'none';

export type OperationId = keyof operations;

export type HttpMethod = 'get' | 'post' | 'patch' | 'delete';

/** The parts of an operation that a server needs. */
export interface ContractOperation {
  operationId: OperationId;
  summary: string;
  'x-permission': Permission;
  'x-scope': TokenScope;
  /** Plan that the caller needs if the instance has plans. */
  'x-plan'?: 'supporter' | 'premium' | 'patron';
  /** Whether it adds content, which a moderator can ban a user from. */
  'x-content'?: boolean;
  requestBody?: { content: Record<string, unknown> };
  /** Responses by status. */
  responses: Record<string, unknown>;
}

/** The bundled contract: one OpenAPI 3.1 document with internal references only. */
export interface ContractDocument {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Partial<Record<HttpMethod, ContractOperation>>>;
  components: { schemas: Record<string, unknown> };
}

// TypeScript types the strings of a JSON file as `string`, never as a union.
export const document = contract as unknown as ContractDocument;

/** Path parameters of an operation; `never` if it has none. */
export type PathParameters<Id extends OperationId> = NonNullable<
  operations[Id]['parameters']['path']
>;

/** Query parameters of an operation; `never` if it has none. */
export type QueryParameters<Id extends OperationId> = NonNullable<
  operations[Id]['parameters']['query']
>;

/** Request body of an operation; `never` if it has none. */
export type RequestBody<Id extends OperationId> =
  NonNullable<operations[Id]['requestBody']> extends { content: infer Content }
    ? Content[keyof Content]
    : never;

/** Body of the response with a status; `never` if it has none. */
export type ResponseBody<
  Id extends OperationId,
  Status extends keyof operations[Id]['responses'],
> = operations[Id]['responses'][Status] extends { content: { 'application/json': infer Body } }
  ? Body
  : never;

/** Body of the successful responses. */
export type SuccessBody<Id extends OperationId> = ResponseBody<
  Id,
  Extract<keyof operations[Id]['responses'], 200 | 201>
>;
