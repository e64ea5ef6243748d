import fastifyMultipart from '@fastify/multipart';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { MULTIPART_LIMITS, readMultipart } from './multipart-body.js';

test.each([
  {
    why: 'in a field of its own',
    fileFields: [{ name: 'file', maxMegabytes: 1, isLarge: false }],
    kept: ['file'],
  },
  { why: 'to a call that takes none', fileFields: [], kept: [] },
])('of a file $why this is kept: $kept', async ({ fileFields, kept }) => {
  const app = Fastify();
  await app.register(fastifyMultipart, { limits: MULTIPART_LIMITS });
  app.route({
    method: 'POST',
    url: '/',
    handler: async (request) => {
      const { body, files } = await readMultipart(request, fileFields, async () => '');
      return { body, kept: [...files.keys()] };
    },
  });
  const form = new FormData();
  form.append('file', new Blob(['AXXX']), 'a.igc');
  form.append('registration', 'D-1234');
  const sent = new Request('http://x', { method: 'POST', body: form });
  const response = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  expect(response.json()).toEqual({ body: { file: {}, registration: 'D-1234' }, kept });
  await app.close();
});
