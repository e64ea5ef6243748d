import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rankedFlight } from '../../test/flights.js';
import { defineWidgets } from './define-widgets.js';

const SERVER = 'https://gliding.example';

/** jsdom has no layout, so everything is in view. */
class VisibleObserver {
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }

  observe(): void {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    this.#callback([entry], this as unknown as IntersectionObserver);
  }

  disconnect(): void {}
}

const requests: { url: URL; options: RequestInit }[] = [];

function respondWith(...responses: (() => Response)[]): void {
  vi.stubGlobal('fetch', async (url: URL, options: RequestInit) => {
    requests.push({ url, options });
    return (responses.length > 1 ? responses.shift()! : responses[0]!)();
  });
}

const json = (data: unknown) => () => Response.json(data);

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', VisibleObserver);
  defineWidgets({ server: SERVER, now: () => new Date('2026-07-14T18:00:00Z') });
});

afterEach(() => {
  document.body.replaceChildren();
  requests.length = 0;
  vi.unstubAllGlobals();
});

/** Adds an element as a webmaster would, and returns its content once it has loaded. */
async function show(html: string): Promise<ShadowRoot> {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild!;
  await vi.waitFor(() => {
    expect(element.shadowRoot?.querySelector('[part=error], h3, [part=button]')).not.toBeNull();
    expect(element).not.toHaveAttribute('aria-busy');
  });
  return element.shadowRoot!;
}

test('shows the latest flights of a club, with links to them', async () => {
  respondWith(json([rankedFlight]));
  const root = await show(
    '<cloudstreet-flights club="3" count="2" period="season" language="en-GB"></cloudstreet-flights>',
  );
  expect(root.querySelector('h3')).toHaveTextContent('Latest flights');
  const link = root.querySelector<HTMLAnchorElement>('a[part=pilot]');
  expect(link?.href).toBe(`${SERVER}/flight/${rankedFlight.id}`);
  const row = root.querySelector('li')?.textContent;
  for (const text of [
    'Katharina Lindqvist',
    'with Matteo Bruno',
    '812.4 points',
    '958.7\u202fkm',
    '14 Jul 2026',
  ]) {
    expect(row).toContain(text);
  }
  const [{ url, options }] = requests as [(typeof requests)[0]];
  expect(url.origin + url.pathname).toBe(`${SERVER}/v1/flight`);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    club_id_in: '3',
    limit: '2',
    season_in: '2026',
  });
  expect(options.credentials).toBe('omit');
});

test('takes the language of the page, and the units and heading of the element', async () => {
  respondWith(json([rankedFlight]));
  document.body.lang = 'de-AT';
  const root = await show(
    '<cloudstreet-flights units="us" heading="Unsere Flüge"></cloudstreet-flights>',
  );
  document.body.removeAttribute('lang');
  expect(root.querySelector('h3')).toHaveTextContent('Unsere Flüge');
  expect(root.querySelector('[part=root]')).toHaveAttribute('lang', 'de');
  expect(root.querySelector('li')?.textContent).toContain('Punkte');
  expect(root.querySelector('li')?.textContent).toContain('595,7\u202fmi');
});

test('shows the best flights of the last day with flights', async () => {
  respondWith(json([rankedFlight]), json([rankedFlight]));
  const root = await show('<cloudstreet-daily language="en-GB" country="de"></cloudstreet-daily>');
  expect(root.querySelector('h3')).toHaveTextContent('Best flights of the day: 14 Jul 2026');
  expect(Object.fromEntries(requests[1]!.url.searchParams)).toMatchObject({
    country_id_in: 'DE',
    scoring_date_in: '2026-07-14',
    order_by: '-points',
  });
});

test('shows a ranking', async () => {
  const row = { distance: 1000, speed: 90, pilots: 1, flights: [] };
  respondWith(
    json([
      { ...row, position: 1, points: 2512.4, flight_count: 3, user: { id: 7, name: 'Jo Ek' } },
      { ...row, position: 2, points: 900, flight_count: 1, user: { id: 8, name: 'Ana Ruiz' } },
    ]),
  );
  const root = await show(
    '<cloudstreet-ranking club="3" period="2026" count="1" language="en-GB"></cloudstreet-ranking>',
  );
  expect(root.querySelector('h3')).toHaveTextContent('Free distance ranking 2026');
  const cells = [...root.querySelectorAll('tbody td')].map(({ textContent }) => textContent);
  expect(cells).toEqual(['1', 'Jo Ek', '3', '1,000.0\u202fkm', '2,512.4']);
  expect(requests[0]?.options).toMatchObject({ method: 'POST', credentials: 'omit' });
  expect(JSON.parse(requests[0]?.options.body as string)).toEqual({ club: 3, season: 2026 });
});

test('shows a task with its distance, its points and a frame that has its map', async () => {
  const point_features = ['Lüsse', 'Jüterbog', 'Lüsse'].map((name) => ({ properties: { name } }));
  respondWith(json({ id: 5, name: 'Sunday', distance: 312.4, point_features }));
  const root = await show('<cloudstreet-task task="5" language="en-GB"></cloudstreet-task>');
  expect(root.querySelector('h3')).toHaveTextContent('Sunday');
  expect(root.querySelector('[part=details]')).toHaveTextContent('Lüsse – Jüterbog – Lüsse');
  expect(root.querySelector('[part=result]')).toHaveTextContent('312.4 km');
  const frame = new URL(root.querySelector('iframe')?.src ?? '');
  expect(frame.origin + frame.pathname).toBe(`${SERVER}/embedded/task/5`);
  expect(root.querySelector<HTMLAnchorElement>('a[part=link]')?.href).toBe(`${SERVER}/task/5`);
});

test('a task without a name is headed by its points', async () => {
  const point_features = ['A', 'B'].map((name) => ({ properties: { name } }));
  respondWith(json({ id: 5, distance: 100, point_features }));
  const root = await show('<cloudstreet-task task="5" language="en-GB"></cloudstreet-task>');
  expect(root.querySelector('h3')).toHaveTextContent('A – B');
  expect(root.querySelector('[part=details]')).toBeNull();
});

test('shows one flight with a frame that has its map', async () => {
  const { contest, ...flight } = rankedFlight;
  respondWith(json({ ...flight, contest: [{ name: 'free', ...contest }] }));
  const root = await show(
    '<cloudstreet-flight flight="41" language="en-GB" theme="dark"></cloudstreet-flight>',
  );
  expect(root.querySelector('[part=result]')).toHaveTextContent('812.4 points');
  const frame = new URL(root.querySelector('iframe')?.src ?? '');
  expect(frame.origin + frame.pathname).toBe(`${SERVER}/embedded/flight/41`);
  expect(Object.fromEntries(frame.searchParams)).toMatchObject({
    baro: 'true',
    head: 'false',
    language: 'en-GB',
    theme: 'dark',
  });
});

test('links to the page for uploads', async () => {
  const root = await show(
    '<cloudstreet-upload language="en-GB" target="_blank"></cloudstreet-upload>',
  );
  const link = root.querySelector('a');
  expect(link).toHaveTextContent('Upload flights');
  expect(link).toHaveAttribute('href', `${SERVER}/upload`);
  expect(link).toHaveAttribute('rel', 'noopener');
});

test.each([
  {
    html: '<cloudstreet-flight language="en-GB">',
    problem: 'This widget needs the attribute “flight”.',
  },
  {
    html: '<cloudstreet-flights language="en-GB" club="x">',
    problem: 'The attribute “club” cannot be “x”.',
  },
  {
    html: '<cloudstreet-flights language="en-GB" count="99">',
    problem: 'The attribute “count” cannot be “99”.',
  },
  {
    html: '<cloudstreet-flights language="en-GB" units="km">',
    problem: 'The attribute “units” cannot be “km”.',
  },
  {
    html: '<cloudstreet-flights language="en-GB" theme="red">',
    problem: 'The attribute “theme” cannot be “red”.',
  },
  {
    html: '<cloudstreet-ranking language="en-GB" period="week">',
    problem: 'The attribute “period” cannot be “week”.',
  },
])('explains a wrong attribute: $html', async ({ html, problem }) => {
  respondWith(json([]));
  expect((await show(html)).querySelector('[part=error]')).toHaveTextContent(problem);
  expect(requests).toHaveLength(0);
});

test.each([
  { html: '<cloudstreet-flights contest="x">', loc: ['query', 'contest'], name: 'contest' },
  {
    html: '<cloudstreet-flights country="xx">',
    loc: ['query', 'country_id_in', 0],
    name: 'country',
  },
  { html: '<cloudstreet-daily date="x">', loc: ['query', 'scoring_date_in'], name: 'date' },
  { html: '<cloudstreet-ranking glider-class="x">', loc: ['sc_class'], name: 'glider-class' },
])('explains an attribute that the server refuses: $html', async ({ html, loc, name }) => {
  respondWith(() =>
    Response.json({ detail: [{ loc, msg: 'Unknown.', type: 'enum' }] }, { status: 422 }),
  );
  const root = await show(html);
  expect(root.querySelector('[part=error]')).toHaveTextContent(`The attribute “${name}” cannot be`);
});

test.each([
  {
    why: 'refused otherwise',
    respond: () => Response.json({ detail: [{ loc: ['query', 'limit'] }] }, { status: 422 }),
    problem: 'gliding.example',
  },
  {
    why: 'unknown',
    respond: () => new Response('', { status: 404 }),
    problem: 'Not found on gliding.example.',
  },
  {
    why: 'busy',
    respond: () => new Response('', { status: 429 }),
    problem: 'gliding.example is busy',
  },
  {
    why: 'unreachable',
    respond: () => {
      throw new TypeError('Failed to fetch');
    },
    problem: 'gliding.example cannot be reached',
  },
])(
  'explains an error, keeps the link inside and tries again: $why',
  async ({ respond, problem }) => {
    respondWith(respond);
    const root = await show(
      '<cloudstreet-flights language="en-GB"><a href="/flight">All flights</a></cloudstreet-flights>',
    );
    expect(root.querySelector('[part=error]')).toHaveTextContent(problem);
    expect(root.querySelector('slot')).not.toBeNull();
    respondWith(json([rankedFlight]));
    root.querySelector('button')!.click();
    await vi.waitFor(() => expect(root.querySelector('li')).not.toBeNull());
    expect(root.querySelector('slot')).toBeNull();
  },
);

test('loads again when an attribute changes', async () => {
  respondWith(json([rankedFlight]));
  const root = await show('<cloudstreet-flights language="en-GB" club="3"></cloudstreet-flights>');
  root.host.setAttribute('club', '4');
  root.host.setAttribute('order', 'best');
  await vi.waitFor(() => expect(root.querySelector('h3')).toHaveTextContent('Best flights'));
  expect(requests).toHaveLength(2);
});

test('shows names as text', async () => {
  respondWith(json([{ ...rankedFlight, user: { id: 7, name: '<img src=x onerror=alert(1)>' } }]));
  const root = await show('<cloudstreet-flights></cloudstreet-flights>');
  expect(root.querySelector('img')).toBeNull();
  expect(root.querySelector('a[part=pilot]')).toHaveTextContent('<img src=x onerror=alert(1)>');
});

test('keeps `class` for the styles of the page', async () => {
  respondWith(() => Response.json([]));
  const root = await show('<cloudstreet-ranking class="sidebar">');
  expect(root.querySelector('[part=error]')).toBeNull();
});
