import type { Send } from '../session.js';

export interface Recorded {
  method: string;
  path: string;
  authorization: string | null;
  language: string | null;
  body: string;
}

type Answer = Response | (() => Response | Promise<Response>);

/**
 * Stands in for a server where a test needs answers at moments of its own choosing. Each route
 * (`GET /v1/user/me`) gives its answers in order and repeats the last one.
 */
export function fakeServer(routes: Record<string, Answer | Answer[]>) {
  const requests: Recorded[] = [];
  const queues = new Map(
    Object.entries(routes).map(([route, answers]) => [route, [answers].flat()] as const),
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
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (!answer) return json(404, { detail: 'There is nothing here.', code: 'NOT_FOUND' });
    return typeof answer === 'function' ? answer() : answer.clone();
  };
  const sent = (route: string) =>
    requests.filter(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}` === route);
  return { send, requests, sent };
}

export function json(status: number, body: unknown): Response {
  return Response.json(body, { status });
}

/** The answer of the call that hands out tokens. */
export function tokenAnswer(name: string): Response {
  return json(200, {
    token_type: 'Bearer',
    access_token: name,
    refresh_token: `refresh-${name}`,
    expires_in: 3600,
    scope: 'declare upload',
  });
}
