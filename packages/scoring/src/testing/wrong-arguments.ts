import { expect, test } from 'vitest';

/** A call that is invalid. */
export interface WrongCall {
  /** Name of the function. */
  readonly of: string;
  readonly given: readonly unknown[];
  /** Expected parts of the message: the argument, and the value received. */
  readonly named: RegExp;
}

/** Exports of a module, by name. */
export type ModuleExports = Readonly<Record<string, unknown>>;

/**
 * Tests that calls are refused with a `TypeError` or `RangeError` that names the value, and that
 * every exported function of a folder that has parameters is among them.
 */
export function testWrongCalls(exported: ModuleExports, calls: readonly WrongCall[]): void {
  test.each(calls)('$of refuses what is $named', ({ of: name, given, named }) => {
    const thrown = errorOf(() => call(exported[name], given));
    expect(thrown).toSatisfy((error) => error instanceof TypeError || error instanceof RangeError);
    expect((thrown as Error).message).toMatch(named);
  });

  test('every function of the room is called wrongly', () => {
    const functions = Object.keys(exported).filter((name) => hasParameters(exported[name]));
    const called = new Set(calls.map(({ of: name }) => name));
    expect(functions.filter((name) => !called.has(name))).toEqual([]);
  });
}

/** Reads the source, as `length` does not count parameters with defaults. */
function hasParameters(value: unknown): boolean {
  return typeof value === 'function' && !/^(?:async )?function\*? ?\w*\(\)/.test(String(value));
}

function call(callee: unknown, given: readonly unknown[]): unknown {
  const isClass = String(callee).startsWith('class ');
  if (isClass) return Reflect.construct(callee as new () => unknown, given);
  return (callee as (...given: readonly unknown[]) => unknown)(...given);
}

function errorOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}
