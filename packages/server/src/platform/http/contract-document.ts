import type { Plan } from '@cloudstreet/sdk';
import {
  document,
  type HttpMethod,
  type OperationId,
  type Permission,
  type TokenScope,
} from '@cloudstreet/sdk/contract';

/** Prefix of all paths of the contract. */
export const BASE_PATH = '/v1';

/** One operation of the contract, with all references resolved. */
export interface DocumentOperation {
  readonly method: HttpMethod;
  /** As in the contract: `/flight/{id}`. */
  readonly path: string;
  readonly operationId: OperationId;
  readonly 'x-permission': Permission;
  /** Scope that a personal access token needs. */
  readonly 'x-scope': TokenScope;
  /** Plan that the caller needs. */
  readonly 'x-plan'?: Plan;
  /** Whether it adds content, which a moderator can ban a user from. */
  readonly 'x-content'?: boolean;
  /** Includes those of its path. */
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  /** By status. */
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

export type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<
    Record<
      string,
      { contentMediaType?: string; 'x-max-megabytes'?: number; 'x-large'?: boolean } & Schema
    >
  >;
}

/** A path of the document: its operations by method, and what they share. */
type DocumentPath = { parameters?: Parameter[] } & Record<HttpMethod, WrittenOperation>;

interface WrittenOperation extends Omit<DocumentOperation, 'method' | 'path' | 'parameters'> {
  readonly parameters?: readonly Parameter[];
}

/** Returns every operation of the contract. The objects are shared; do not change them. */
export function documentOperations(): readonly DocumentOperation[] {
  operations ??= readOperations();
  return operations;
}

let operations: DocumentOperation[] | undefined;

function readOperations(): DocumentOperation[] {
  const paths = resolve(document.paths) as Record<string, DocumentPath>;
  return Object.entries(paths).flatMap(([path, { parameters: shared = [], ...methods }]) =>
    Object.entries(methods).map(([method, { parameters = [], ...rest }]) =>
      Object.assign(rest, {
        method: method as HttpMethod,
        path,
        parameters: [...shared, ...parameters],
      }),
    ),
  );
}

const resolved = new Map<string, unknown>();

/**
 * Returns a copy with references replaced by their targets. The contract has no circular
 * references.
 */
function resolve(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => resolve(item));
  const { $ref: pointer, ...own } = node as { $ref?: string };
  const entries = Object.entries(own).map(([key, value]) => [key, resolve(value)]);
  const fields = Object.fromEntries(entries) as object;
  return pointer === undefined ? fields : { ...target(pointer), ...fields };
}

function target(pointer: string): object {
  if (!resolved.has(pointer)) {
    const steps = pointer.split('/').slice(1);
    const node = steps.reduce<unknown>(
      (found, step) => (found as Record<string, unknown>)[step],
      document,
    );
    resolved.set(pointer, resolve(node));
  }
  return resolved.get(pointer) as object;
}
