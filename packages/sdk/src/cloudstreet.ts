import { type Api, createApi } from './client.js';
import type { OperationId } from './contract.js';
import { NAMESPACES } from './generated/namespaces.js';
import {
  call,
  type Operation,
  type OperationArguments,
  type OperationKind,
  type OperationResults,
} from './operation.js';
import type { ApiOptions } from './options.js';

type Namespaces = typeof NAMESPACES;

type Method<Description> =
  Description extends Operation<infer Id, infer Kind>
    ? (...given: OperationArguments<Id, Kind>) => OperationResults<Id>[Kind]
    : never;

/** A client with a method for each operation, such as `cloudstreet.flights.list`. */
export type Cloudstreet = Api & {
  readonly [Name in keyof Namespaces]: {
    readonly [Key in keyof Namespaces[Name]]: Method<Namespaces[Name][Key]>;
  };
};

/**
 * Creates a client of one instance with a method for each operation of its contract. It is also an `Api`
 * for the functions of this package and for calls by path.
 *
 * @throws {TypeError} Without a `baseUrl` where there is no page whose origin could be used.
 */
export function createCloudstreet(options: ApiOptions = {}): Cloudstreet {
  const api = createApi(options);
  const bind =
    (operation: Operation<OperationId, OperationKind>) =>
    (...given: OperationArguments<OperationId, OperationKind>) =>
      call(api, operation, ...given);
  const methods = mapValues(NAMESPACES, (namespace) =>
    mapValues<Operation<OperationId, OperationKind>, unknown>(namespace, bind),
  );
  // `Method` derives each type from the same descriptions.
  return { ...api, ...methods } as unknown as Cloudstreet;
}

function mapValues<From, To>(
  values: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}
