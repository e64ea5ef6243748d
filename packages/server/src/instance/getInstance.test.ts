import { unwrap } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { startTestApi } from '../testing/start-test-api.js';

test('names the pages that the operator has given, and no others', async () => {
  const termsUrl = 'https://club.example.org/terms';
  const { api } = await startTestApi({ config: { termsUrl } });
  expect(await unwrap(api.GET('/instance'))).toEqual({
    files_url: '/files/',
    terms_url: termsUrl,
  });
});
