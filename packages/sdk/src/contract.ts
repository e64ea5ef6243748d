import contract from './generated/openapi.json' with { type: 'json' };
import type { operations } from './generated/schema.js';

export { FILTER_KINDS } from './filter-kinds.js';
export type { components, operations, paths } from './generated/schema.js';
export { UPLOAD_MEGABYTES } from './generated/upload-limits.js';

/** Who may call an operation; `owner` is the account the object belongs to, or a superuser. */
export type Permission = 'public' | 'signed-in' | 'owner' | 'superuser';

export type OperationId = keyof operations;

export type HttpMethod = 'get' | 'post' | 'patch' | 'delete';

/** What the contract says of one call, as far as programs that serve it ask. */
export interface ContractOperation {
  operationId: OperationId;
  summary: string;
  'x-permission': Permission;
  /** What its caller has to have subscribed to, where the instance has plans. */
  'x-plan'?: 'supporter' | 'premium' | 'patron';
  requestBody?: { content: Record<string, unknown> };
  /** By status, or by range: `5XX`. */
  responses: Record<string, unknown>;
}

/** The bundled contract: one OpenAPI 3.1 document whose references all point into itself. */
export interface ContractDocument {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Partial<Record<HttpMethod, ContractOperation>>>;
  components: { schemas: Record<string, unknown> };
}

// The strings of a JSON file are `string` to TypeScript, never a union.
export const document = contract as unknown as ContractDocument;

/** The values in the path of an operation; `never` where it has none. */
export type PathParameters<Id extends OperationId> = NonNullable<
  operations[Id]['parameters']['path']
>;

/** The values in the query of an operation; `never` where it has none. */
export type QueryParameters<Id extends OperationId> = NonNullable<
  operations[Id]['parameters']['query']
>;

/** The body that an operation takes; `never` where it takes none. */
export type RequestBody<Id extends OperationId> =
  NonNullable<operations[Id]['requestBody']> extends { content: infer Content }
    ? Content[keyof Content]
    : never;

/** The body of one answer, by its status; `never` where the answer has none. */
export type ResponseBody<
  Id extends OperationId,
  Status extends keyof operations[Id]['responses'],
> = operations[Id]['responses'][Status] extends { content: { 'application/json': infer Body } }
  ? Body
  : never;

/** The body of the answers that mean success. */
export type SuccessBody<Id extends OperationId> = ResponseBody<
  Id,
  Extract<keyof operations[Id]['responses'], 200 | 201>
>;
