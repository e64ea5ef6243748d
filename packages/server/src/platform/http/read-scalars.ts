/** Parts of a schema that show where numbers and booleans are. */
export interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly items?: FieldSchema;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
}

/** A plain number. Spaces, exponents and other bases would allow several spellings. */
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/**
 * Converts numbers and booleans of a query, path or form, which arrive as text. Invalid ones stay
 * text, so that the contract rejects them.
 */
export function readScalars({ properties = {} }: FieldSchema, data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  for (const [name, field] of Object.entries(properties)) {
    const value: unknown = Reflect.get(data, name);
    if (isNumeric(field)) Reflect.set(data, name, toNumber(value));
    if (field.type === 'boolean') Reflect.set(data, name, toBoolean(value));
    if (field.items && isNumeric(field.items) && Array.isArray(value)) {
      Reflect.set(data, name, value.map(toNumber));
    }
  }
}

function isNumeric({ type }: FieldSchema): boolean {
  return [type].flat().some((name) => name === 'integer' || name === 'number');
}

function toNumber(value: unknown): unknown {
  return typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value;
}

function toBoolean(value: unknown): unknown {
  if (value === 'true') return true;
  return value === 'false' ? false : value;
}
