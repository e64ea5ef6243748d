import { document, type Schemas } from '@cloudstreet/sdk/contract';
import type { SchemaValidateFunction } from 'ajv';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { type FieldProblem, type Text, text } from '../errors/errors.js';
import { isDay, isMoment } from '../text/calendar-formats.js';
import { findTextFlaw, type TextFlaw, type TextShape, tidyText } from '../text/plain-text.js';
import { type FieldSchema, readScalars } from './read-scalars.js';

// The types of ajv-formats describe its CommonJS form.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

/** A response that violates the contract: a bug of the server. */
class OffContractError extends Error {
  override name = 'OffContractError';
}

/** Checks requests against the contract. */
export function requestValidator(): FastifySchemaCompiler<unknown> {
  return ({ schema, httpPart, ...rest }) => {
    const { contentType } = rest as { contentType?: string };
    const isJson = httpPart === 'body' && contentType === 'application/json';
    const compiled = lazily(() =>
      ajvOfRequests().compile(httpPart === 'headers' ? asReceived(schema) : (schema as object)),
    );
    return (data: unknown) => {
      const validate = compiled();
      if (!isJson) readScalars(schema as FieldSchema, data);
      if (!validate(data)) return { error: RequestProblems.of(httpPart, validate.errors ?? []) };
      const flaw = findUnstorable(data);
      return flaw ? { error: RequestProblems.of(httpPart, [flaw]) } : { value: data };
    };
  };
}

type SchemaName = keyof Schemas;

/**
 * Checks values that do not come from requests against a schema of the contract, and normalises
 * their texts. Returns the problems of a value.
 */
export function contractCheck(name: SchemaName): (value: unknown) => readonly FieldProblem[] {
  const { components: schemas } = document as unknown as { components: object };
  const compiled = lazily(() =>
    tidyingTexts(createAjv()).compile({
      $ref: `#/components/schemas/${name}`,
      components: schemas,
    }),
  );
  return (value) => {
    const validate = compiled();
    const flaw = findUnstorable(value);
    if (validate(value) && !flaw) return [];
    return toProblems((validate.errors ?? []).concat(flaw ?? []), []);
  };
}

/** Headers arrive in lower case. */
function asReceived(schema: unknown): object {
  const { properties = {}, ...rest } = schema as FieldSchema;
  const entries = Object.entries(properties).map(([name, field]) => [name.toLowerCase(), field]);
  return { ...rest, properties: Object.fromEntries(entries) };
}

/** Lets Ajv normalise texts with `x-text` before it checks them. A name of spaces becomes empty. */
function tidyingTexts(ajv: Ajv2020): Ajv2020 {
  const tidy: SchemaValidateFunction = (shape: TextShape, given: string, _schema, place) => {
    const tidied = tidyText(given, shape);
    if (place) Reflect.set(place.parentData, place.parentDataProperty, tidied);
    const flaw = findTextFlaw(tidied, shape);
    tidy.errors = flaw ? [textError(flaw)] : [];
    return !flaw;
  };
  ajv.addKeyword({
    keyword: 'x-text',
    type: 'string',
    before: 'maxLength',
    modifying: true,
    errors: true,
    validate: tidy,
  });
  return ajv;
}

function textError(flaw: TextFlaw): Partial<ErrorObject> {
  return { keyword: flaw, params: {} };
}

/** Passes the errors of Ajv to the error handler. */
export class RequestProblems extends Error {
  override name = 'RequestProblems';

  constructor(readonly problems: readonly FieldProblem[]) {
    super('The request is not as the contract says.');
  }

  static of(httpPart: string | undefined, errors: readonly ErrorObject[]): RequestProblems {
    return new RequestProblems(toProblems(errors, PLACES[httpPart ?? 'body'] ?? []));
  }
}

/** NUL, which PostgreSQL cannot store, and halves of surrogate pairs, which UTF-8 cannot encode. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/** Deeper than any value of the contract. Deeper values are rejected. */
const DEEPEST = 50;

/** Returns the first text that cannot be stored, a rule that the contract cannot express. */
function findUnstorable(data: unknown, instancePath = '', depth = 0): ErrorObject | undefined {
  const isUnstorable = typeof data === 'string' ? UNSTORABLE.test(data) : depth > DEEPEST;
  if (isUnstorable) return { ...textError('unreadable'), instancePath } as ErrorObject;
  if (typeof data !== 'object' || data === null) return undefined;
  for (const [key, value] of Object.entries(data)) {
    const found = findUnstorable(value, `${instancePath}/${key}`, depth + 1);
    if (found) return found;
  }
  return undefined;
}

const PLACES: Readonly<Record<string, readonly string[]>> = {
  body: [],
  querystring: ['query'],
  params: ['path'],
  headers: ['header'],
};

/** Serialises responses; if enabled, as in tests, it checks them against the contract first. */
export function responseSerializer(check: boolean): FastifySerializerCompiler<unknown> {
  if (!check) return () => JSON.stringify;
  return ({ schema, method, url, httpStatus }) => {
    const compiled = lazily(() => ajvOfResponses().compile(schema as object));
    return (data) => {
      const validate = compiled();
      // Through JSON, because only then are fields without a value absent.
      const body = JSON.stringify(data);
      if (validate(JSON.parse(body))) return body;
      const reasons = ajvOfResponses().errorsText(validate.errors);
      throw new OffContractError(
        `${method} ${url} responded ${httpStatus} off contract: ${reasons}`,
      );
    };
  };
}

/** Compiled on demand: hundreds of schemas take seconds, and a process may need only a few. */
function lazily<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= create();
    return value;
  };
}

// Ajv caches compiled schemas. All servers of a process, as in tests, share them.
const ajvOfRequests = lazily(() => tidyingTexts(createAjv()));
const ajvOfResponses = lazily(createAjv);

function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, useDefaults: true });
  addFormats(ajv);
  ajv.addFormat('date', isDay);
  ajv.addFormat('date-time', isMoment);
  ajv.addKeyword({ keyword: 'x-view', type: 'array', validate: isViewUpright });
  return ajv;
}

/** West may exceed east across 180°, but south may not exceed north. */
function isViewUpright(_required: boolean, [, south, , north]: readonly unknown[]): boolean {
  return !(Number(south) > Number(north));
}

/** Maximum length of a caller's field name in an error. */
const LONGEST_NAME = 100;
/** Maximum number of problems in a response, more than any form has fields. */
const MAX_PROBLEMS = 50;

/** One entry per value, with its first problem. */
function toProblems(
  errors: readonly ErrorObject[],
  place: readonly string[],
): readonly FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  for (const error of errors) {
    const loc = [...place, ...path(error)];
    const key = loc.join('/');
    if (!problems.has(key)) {
      problems.set(key, { loc, type: error.keyword, message: problemText(error) });
    }
    if (problems.size === MAX_PROBLEMS) break;
  }
  return [...problems.values()];
}

function path({ instancePath, keyword, params }: ErrorObject): (string | number)[] {
  const steps: (string | number)[] = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  if (keyword === 'required' || keyword === 'dependentRequired') {
    steps.push(String(params.missingProperty));
  }
  if (keyword === 'additionalProperties') steps.push(String(params.additionalProperty));
  if (steps.length === 0) return ['body'];
  return steps.map((step) => (typeof step === 'string' ? step.slice(0, LONGEST_NAME) : step));
}

function problemText({ keyword, params, instancePath }: ErrorObject): Text {
  const limit = Number(params.limit);
  switch (keyword) {
    case 'required':
      return text('field.required');
    case 'dependentRequired':
      return text('field.required');
    case 'additionalProperties':
      return text('field.unknown');
    case 'type':
      return text('field.type', { type: [params.type].flat()[0] as string });
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
    case 'minimum':
    case 'maximum':
      return text(`field.${keyword}`, { limit });
    case 'multipleOf':
      return text('field.multipleOf', { limit: Number(params.multipleOf) });
    case 'enum':
      return enumText(params.allowedValues as readonly unknown[]);
    case 'unreadable':
    case 'no_letter':
      return text(`field.${keyword}`);
    case 'format':
      return formatText(String(params.format));
    case 'pattern':
      return patternText(instancePath);
    case 'x-view':
      return text('field.view');
    default:
      return text('field.invalid');
  }
}

function enumText(allowed: readonly unknown[]): Text {
  const values = allowed.filter((value) => value !== null).map(String);
  return (messages, { locale }) => {
    const list = new Intl.ListFormat(locale, { type: 'disjunction' });
    return messages['field.enum']({ values: list.format(values) });
  };
}

function formatText(format: string): Text {
  if (format === 'email') return text('field.email');
  if (format === 'date') return text('field.date');
  if (format === 'date-time') return text('field.dateTime');
  return text('field.invalid');
}

/** The catalogue may have a text for the pattern of a field. */
function patternText(instancePath: string): Text {
  const key = `field.pattern.${instancePath.slice(1)}`;
  return (messages) =>
    Object.hasOwn(messages, key)
      ? messages[key as 'field.pattern.registration']()
      : messages['field.invalid']();
}
