import type { FastifyInstance } from 'fastify';
import { messagesFor } from '../platform/text/language.js';

const SURFACE = '#f4f3f0';
const BRAND = '#2d55a6';

/** Serves the web app manifest: name and appearance once installed, in the reader's language. */
export function registerWebManifest(app: FastifyInstance, name: string): void {
  app.get('/manifest.webmanifest', async (request, reply) => {
    const messages = messagesFor(request.headers['accept-language']);
    const manifest = {
      id: '/',
      name,
      short_name: name,
      description: messages['manifest.description'](),
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: SURFACE,
      theme_color: BRAND,
      icons: [
        icon('icon-192', 192),
        icon('icon-512', 512),
        { ...icon('maskable-512', 512), purpose: 'maskable' },
      ],
      shortcuts: [
        { name: messages['manifest.upload'](), url: '/upload' },
        { name: messages['manifest.flights'](), url: '/flight' },
      ],
    };
    return reply
      .header('content-type', 'application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept-Language')
      .send(JSON.stringify(manifest));
  });
}

function icon(name: string, size: number) {
  return { src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png' };
}
