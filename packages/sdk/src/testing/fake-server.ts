import type { Send } from '../session.js';

export interface Recorded {
  method: string;
  path: string;
  authorization: string | null;
  language: string | null;
  body: string;
}

type FakeResponse = Response | (() => Response | Promise<Response>);

/**
 * Replaces a server in tests that control the time of responses. Each route (`GET /v1/user/me`)
 * returns its responses in order and repeats the last one.
 */
export function fakeServer(routes: Record<string, FakeResponse | FakeResponse[]>) {
  const requests: Recorded[] = [];
  const queues = new Map(
    Object.entries(routes).map(([route, responses]) => [route, [responses].flat()] as const),
  );
  const send: Send = async (request) => {
    const { pathname, search } = new URL(request.url);
    requests.push({
      method: request.method,
      path: pathname + search,
      authorization: request.headers.get('Authorization'),
      language: request.headers.get('Accept-Language'),
      body: await request.text(),
    });
    const queue = queues.get(`${request.method} ${pathname}`) ?? [];
    const response = queue.length > 1 ? queue.shift() : queue[0];
    if (!response) return json(404, { detail: 'Not found.', code: 'NOT_FOUND' });
    return typeof response === 'function' ? response() : response.clone();
  };
  const sent = (route: string) =>
    requests.filter(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}` === route);
  return { send, requests, sent };
}

export function json(status: number, body: unknown): Response {
  return Response.json(body, { status });
}

/** Response of `POST auth/token`. */
export function tokenResponse(name: string): Response {
  return json(200, {
    token_type: 'Bearer',
    access_token: name,
    refresh_token: `refresh-${name}`,
    expires_in: 3600,
    scope: 'declare upload',
  });
}
