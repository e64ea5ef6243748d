import { document } from '@cloudstreet/sdk/contract';
import { expect, test } from 'vitest';
import { issueText } from '../imports/issue-texts.js';
import { QUEUES } from './jobs.js';
import { RESOURCES } from './resources.js';

interface EnumSchema {
  enum?: string[];
  properties?: Record<string, EnumSchema>;
}

/** Values of an enum of the contract, or of one of the properties of an object. */
function enumOf(name: string, property?: string): string[] {
  const schema = document.components.schemas[name] as EnumSchema;
  const values = property === undefined ? schema.enum : schema.properties?.[property]?.enum;
  return (values ?? []).toSorted();
}

test('every notification of the contract has one kind', () => {
  const events = RESOURCES.flatMap(({ notificationKinds = [] }) => notificationKinds).map(
    ({ event }) => event,
  );
  expect(events.toSorted()).toEqual(enumOf('NotificationEvent'));
});

const importSteps = RESOURCES.flatMap((resource) => resource.importSteps ?? []);

test('every kind of imported item has one step', () => {
  const kinds = importSteps.map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(enumOf('ImportCount', 'kind'));
});

test.each(enumOf('ImportIssueCode'))('the issue %s has a text', (code) => {
  expect(issueText(code, importSteps).type).toBe(code);
});

test('all queues have different names', () => {
  const names = QUEUES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
