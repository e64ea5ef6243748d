import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { OperationId } from '../contract.js';
import type { PageValues } from '../listing.js';
import {
  callOnce,
  type Operation,
  type OperationArguments,
  type OperationData,
  type OperationKind,
  type OperationOptions,
  type OperationValues,
} from '../operation.js';

/** Query key of an operation: the first part of its path, then the operation, then the values. */
export function operationKey<Id extends OperationId, Kind extends OperationKind>(
  { method, path, isFile }: Operation<Id, Kind>,
  ...values: readonly object[]
) {
  return [path.split('/')[1], `${method} ${path}${isFile ? ' file' : ''}`, ...values] as const;
}

/** Query options of an operation: `useQuery(operationQuery(api, getFlightDetail, { id }))`. */
export function operationQuery<Id extends OperationId, Kind extends OperationKind>(
  api: Api,
  operation: Operation<Id, Kind>,
  ...[values]: OperationArguments<Id, Kind>
) {
  return queryOptions({
    queryKey: operationKey(operation, values ?? {}),
    queryFn: async ({ signal }) => callWith(api, operation, values ?? {}, { signal }),
  });
}

/** Infinite query options of a list, one page after the other. */
export function operationPages<Id extends OperationId>(
  api: Api,
  operation: Operation<Id, 'list'>,
  ...[values]: OperationArguments<Id, 'list'>
) {
  const { pageSize = 0, hasLimit } = operation;
  const given: PageValues = values ?? {};
  const { skip: start = 0, limit: size = pageSize } = given;
  return infiniteQueryOptions({
    queryKey: operationKey(operation, { ...given, pages: true }),
    queryFn: async ({ pageParam: skip, signal }) =>
      callWith(api, operation, { ...given, skip, ...(hasLimit && { limit: size }) }, { signal }),
    initialPageParam: start,
    getNextPageParam: (last: readonly unknown[], pages: readonly unknown[]) =>
      last.length < size ? undefined : start + pages.length * size,
  });
}

/** Mutation options of an operation: `useMutation(operationMutation(api, updateStory))`. */
export function operationMutation<Id extends OperationId, Kind extends OperationKind>(
  api: Api,
  operation: Operation<Id, Kind>,
) {
  return mutationOptions({
    mutationFn: async (values: OperationValues<Id, Kind>) =>
      callWith(api, operation, values as object, {}),
  });
}

async function callWith<Id extends OperationId, Kind extends OperationKind>(
  api: Api,
  operation: Operation<Id, Kind>,
  values: object,
  options: OperationOptions,
): Promise<OperationData<Id>[Kind]> {
  return callOnce(api, operation, values, options) as Promise<OperationData<Id>[Kind]>;
}
