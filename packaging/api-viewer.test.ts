import { expect, test } from 'vitest';
import { describeOptionalExamples } from '../packages/docs/.vitepress/theme/optional-examples.ts';

test('the viewer of the API fills in only what a call needs', () => {
  const contract = {
    paths: {
      '/flight/{id}': {
        get: {
          parameters: [
            { name: 'id', in: 'path', required: true, example: 7 },
            { name: 'keyword', in: 'query', description: 'Keywords.', example: ['wave', 'fes'] },
          ],
          responses: { 200: { content: { 'application/json': { example: { id: 7 } } } } },
        },
      },
    },
  };
  const described = JSON.parse(describeOptionalExamples(JSON.stringify(contract)));
  const { parameters, responses } = described.paths['/flight/{id}'].get;
  expect(parameters).toEqual([
    { name: 'id', in: 'path', required: true, example: 7 },
    { name: 'keyword', in: 'query', description: 'Keywords.\n\nExample: `wave,fes`' },
  ]);
  expect(responses[200].content['application/json'].example).toEqual({ id: 7 });
});
