import { FieldError, text } from '../../platform/errors/errors.js';

interface Limit {
  readonly field: string;
  readonly type: string;
  readonly most: number;
}

/** @throws {FieldError} If more would exist than are allowed. */
export function requireAtMost(count: number, { field, type, most }: Limit): void {
  if (count <= most) return;
  const message = text('championship.tooMany', { most });
  throw new FieldError([{ loc: [field], type, message }]);
}
