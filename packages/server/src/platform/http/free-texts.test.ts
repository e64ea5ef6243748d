import { document } from '@cloudstreet/sdk/contract';
import { expect, test } from 'vitest';

type Schema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
} & Record<string, unknown>;

type Content = Record<string, { schema: Schema }>;

/** Texts that are compared and never shown; tidying them would change what they say. */
const SECRETS = [
  'password',
  'old_password',
  'new_password',
  'skysight_password',
  'copilot_password',
  'endpoint',
  'refresh_token',
  'token',
  'captcha',
  'username',
  'value',
];

/** Keywords that restrict a text or declare it as free text. */
const RULES = ['enum', 'const', 'pattern', 'x-text'];
const FIXED_FORMATS: ReadonlySet<unknown> = new Set(['date', 'date-time', 'email']);

test('the contract says how every free text of a request is stored', () => {
  const bodies = Object.values(document.paths)
    .flatMap((path) =>
      Object.values(path as Record<string, { requestBody?: { content: Content } }>),
    )
    .flatMap(({ requestBody }) => Object.values(contentOf(requestBody)));
  const free = bodies.flatMap(({ schema }) => freeTexts(schema, 'body'));
  expect(new Set(free)).toEqual(new Set(SECRETS));
});

function contentOf(body: { content?: Content } | undefined): Content {
  return body?.content ?? {};
}

/** Names of the fields that hold any text at all. */
function freeTexts(schema: Schema, name: string): string[] {
  const { properties = {}, items, oneOf = [], type } = resolve(schema);
  const isText = [type].flat().includes('string');
  return [
    ...(isText && !hasPattern(resolve(schema)) ? [name] : []),
    ...Object.entries(properties).flatMap(([key, value]) => freeTexts(value, key)),
    ...(items ? freeTexts(items, name) : []),
    ...oneOf.flatMap((choice) => freeTexts(choice, name)),
  ];
}

function hasPattern(schema: Schema): boolean {
  return RULES.some((rule) => rule in schema) || FIXED_FORMATS.has(schema.format);
}

function resolve(schema: Schema): Schema {
  const steps = schema.$ref?.split('/').slice(1) ?? [];
  const target = steps.reduce<unknown>((node, step) => (node as Schema)[step], document);
  return steps.length > 0 ? (target as Schema) : schema;
}
