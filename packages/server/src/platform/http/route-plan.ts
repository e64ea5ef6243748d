import type { Plan } from '@cloudstreet/sdk';
import type { OperationId, Permission, TokenScope } from '@cloudstreet/sdk/contract';
import type { Config } from '../config/config.js';
import type { DocumentOperation, Schema } from './contract-document.js';
import type { FileField } from './multipart-body.js';

/** Routing information of one operation. */
export interface RoutePlan {
  operationId: OperationId;
  permission: Permission;
  /** Scope that a personal access token needs. */
  scope: TokenScope;
  /** Plan that the caller needs. */
  plan: Plan | undefined;
  /** Whether it adds content, which a moderator can ban a user from. */
  addsContent: boolean;
  status: number;
  bodyTypes: readonly string[];
  /** Query parameters with comma-separated lists. */
  lists: readonly string[];
  /** Whether the call takes an `Idempotency-Key`. */
  isRepeatable: boolean;
  /** Fields of a form that contain a file. */
  fileFields: readonly FileField[];
}

/** Reads how an operation is called. */
export function readPlan(
  { parameters, ...operation }: DocumentOperation,
  config: Config,
): RoutePlan {
  const content = operation.requestBody?.content ?? {};
  return {
    operationId: operation.operationId,
    permission: operation['x-permission'],
    scope: operation['x-scope'],
    plan: operation['x-plan'],
    addsContent: operation['x-content'] ?? false,
    status: Number(Object.keys(operation.responses).find((status) => status.startsWith('2'))),
    bodyTypes: Object.keys(content),
    lists: parameters
      .filter((parameter) => parameter.in === 'query' && parameter.schema.type === 'array')
      .map(({ name }) => name),
    isRepeatable: parameters.some(({ name }) => name === 'Idempotency-Key'),
    fileFields: fileFields(config, content['multipart/form-data']?.schema),
  };
}

function fileFields({ importMegabytes }: Config, form: Schema = {}): FileField[] {
  return Object.entries(form.properties ?? {})
    .filter(([, { contentMediaType }]) => contentMediaType !== undefined)
    .map(([name, { 'x-max-megabytes': megabytes, 'x-large': isLarge = false }]) => ({
      name,
      isLarge,
      maxMegabytes: isLarge ? importMegabytes : (megabytes ?? 0),
    }));
}
