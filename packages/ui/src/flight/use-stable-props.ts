import { useLayoutEffect, useState } from 'react';

/**
 * Returns a value that stays the same object until its content changes, so callers need not memoise
 * it. Functions and React elements count as changed when their identity changes.
 */
export function useStable<Value>(value: Value): Value {
  const [stable, setStable] = useState(() => value);
  if (isEqual(stable, value)) return stable;
  setStable(() => value);
  return value;
}

/**
 * Returns props of which each stays the same object until its content changes. Callbacks (`on…`)
 * stay the same function and call the latest one.
 */
export function useStableProps<Props extends object>(props: Props): Props {
  const [callbacks] = useState(createCallbacks<Props>);
  useLayoutEffect(() => callbacks.update(props));
  const [stable, setStable] = useState<Partial<Props>>({});
  const next: Partial<Props> = {};
  for (const [key, value] of Object.entries(props) as [keyof Props & string, never][]) {
    if (typeof value === 'function' && key.startsWith('on')) next[key] = callbacks.get(key);
    else next[key] = isEqual(stable[key], value) ? stable[key] : value;
  }
  if (isShallowEqual(stable, next)) return stable as Props;
  setStable(next);
  return next as Props;
}

type Callback = (...args: unknown[]) => unknown;

/** One function per name, which calls the latest callback of that name. */
function createCallbacks<Props extends object>() {
  const known = new Map<keyof Props, Callback>();
  let latest: Partial<Props> = {};
  return {
    update(props: Props) {
      latest = props;
    },
    get(name: keyof Props): never {
      const callback =
        known.get(name) ?? ((...args) => (latest[name] as Callback | undefined)?.(...args));
      known.set(name, callback);
      return callback as never;
    },
  };
}

function isShallowEqual(one: object, other: object): boolean {
  const [keys, otherKeys] = [Object.keys(one), Object.keys(other)];
  return (
    keys.length === otherKeys.length &&
    keys.every((key) => Object.is(Reflect.get(one, key), Reflect.get(other, key)))
  );
}

function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (isList(one) && isList(other)) {
    if (one.constructor !== other.constructor || one.length !== other.length) return false;
    for (let index = 0; index < one.length; index += 1) {
      if (!isEqual(one[index], other[index])) return false;
    }
    return true;
  }
  if (!isPlainObject(one) || !isPlainObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key]))
  );
}

function isList(value: unknown): value is ArrayLike<unknown> & object {
  return Array.isArray(value) || (ArrayBuffer.isView(value) && 'length' in value);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    // React elements refer to the whole tree.
    !('$$typeof' in value)
  );
}
