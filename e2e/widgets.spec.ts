import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sampleIgc } from '../packages/server/src/testing/sample-igc.js';
import { snippet } from '../packages/web/src/screens/widgets/snippets.js';
import { widgetChoice } from '../packages/web/src/screens/widgets/widget-choice.js';
import { expectAccessible } from './accessible.js';
import { type Account, createAccount, uploadAs } from './instance.js';
import { expect, type Page, test } from './test.js';

/** Rules with which sites break the content of others. */
const HOSTILE_CSS = `
  html { font-size: 62.5%; }
  body { font: italic 30px/3 serif; letter-spacing: 4px; }
  * { box-sizing: content-box; text-transform: uppercase; text-align: right; }
  a, li, table, td, h3, p { display: inline !important; color: red !important; margin: 40px; }
  [hidden], svg, button { display: none !important; }
`;

/** Rules that change everything that styles of a page can reach. */
const LEVELLING_CSS = `
  html { font-size: 400%; }
  * {
    all: unset !important;
    font: italic 60px/3 serif !important;
    color: red !important;
    letter-spacing: 9px !important;
    text-indent: 90px !important;
    visibility: hidden !important;
  }
  head { display: none !important; }
  div, section, span, a, p, h3, ol, li, table, thead, tbody, tr, th, td, svg, path, button {
    display: none !important;
  }
`;

const DAY_MS = 86_400_000;

let site: Server;
let pages: Record<string, string>;
let account: Account & { clubId: number | undefined };
let flightId: number;

test.describe.configure({ mode: 'default' });

const kit = join(import.meta.dirname, '../packages/ui');

/** Bundles the lines for React as an application does. */
async function bundled(code: string): Promise<string> {
  // The journeys have no bundler of their own.
  const file = createRequire(join(kit, 'package.json')).resolve('esbuild');
  const { build } = (await import(pathToFileURL(file).href)) as {
    build: (options: object) => Promise<{ outputFiles: { text: string }[] }>;
  };
  const [imports, element] = code.split('\n\n');
  const { outputFiles } = await build({
    stdin: {
      contents: `${imports}
        import { createRoot } from 'react-dom/client';
        createRoot(document.querySelector('main')).render(${element});`,
      resolveDir: kit,
      loader: 'jsx',
    },
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
}

/** A club's site, as a webmaster writes it. Browsers treat localhost and 127.0.0.1 as different sites. */
test.beforeAll(async ({ baseURL }) => {
  account = await createAccount(baseURL!, { inClub: true });
  // Claimed in time, so that it counts; no two runs have the same file.
  const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
  const secondOfHour = Math.floor(Date.now() / 1000) % 3600;
  const takeoff = new Date(
    Date.parse(`${yesterday}T10:00:00Z`) + secondOfHour * 1000,
  ).toISOString();
  flightId = await uploadAs(baseURL!, account, sampleIgc({ takeoffs: [takeoff] }));
  const club = account.clubId;
  // The lines of the page that makes them.
  const flights = widgetChoice({ by: 'club', of: String(club) });
  const lines = { origin: baseURL!, title: 'Our flights' };
  pages = {
    '/': `<!doctype html><html lang="en-GB"><title>Our club</title><style>${HOSTILE_CSS}</style>
      <main><h1>Our club</h1>
      ${snippet('element', flights, lines)}
      <cloudstreet-ranking club="${club}" units="us"></cloudstreet-ranking>
      <cloudstreet-flights club="ours"><a href="${baseURL}/club/${club}">Our flights</a></cloudstreet-flights>
      <cloudstreet-upload theme="dark"></cloudstreet-upload></main></html>`,
    '/frame': `<!doctype html><html lang="en-GB"><title>Our club</title>
      ${snippet('frame', { ...flights, language: 'de' }, lines)}</html>`,
    '/react': `<!doctype html><html lang="en-GB"><title>Our club</title><main></main>
      <script>${await bundled(snippet('react', flights, lines)!)}</script></html>`,
    '/flight': `<!doctype html><html lang="en-GB"><title>Our club</title>
      <cloudstreet-flight flight="${flightId}"></cloudstreet-flight>
      <script type="module" src="${baseURL}/widgets.js"></script></html>`,
  };
  const styled = (css: string) => `<!doctype html><html lang="en-GB"><title>Our club</title>
    <style>${css}</style>
    <main><cloudstreet-flights club="${club}"></cloudstreet-flights>
    <cloudstreet-ranking club="${club}"></cloudstreet-ranking>
    <cloudstreet-upload></cloudstreet-upload></main>
    <script src="${baseURL}/widgets.js" async></script></html>`;
  pages['/plain'] = styled('body { margin: 0; font-family: serif; }');
  pages['/levelled'] = styled(LEVELLING_CSS);
  site = createServer(({ url = '' }, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(pages[url] ?? '');
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
});

test.afterAll(() => {
  site.close();
});

function open(page: Page, path: string) {
  return page.goto(`http://localhost:${(site.address() as AddressInfo).port}${path}`);
}

test('a club shows its flights and its ranking on its own site', async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, '/');
  const flights = page.locator('cloudstreet-flights').first();
  const link = flights.getByRole('link', { name: account.name });
  await expect(link).toHaveAttribute('href', `${baseURL}/flight/${flightId}`);
  await expect(flights.getByText('Our flights')).toBeHidden();
  const row = page.locator('cloudstreet-ranking').getByRole('row', { name: account.name });
  await expect(row).toContainText('mi');
  // A mistake of one widget is explained there, and its link stays.
  const wrong = page.locator('cloudstreet-flights').nth(1);
  await expect(wrong.getByRole('alert')).toContainText('The attribute “club” cannot be “ours”.');
  await expect(wrong.getByRole('link', { name: 'Our flights' })).toBeAttached();
  // Styles of the page stay outside.
  await expect(link).toHaveCSS('text-transform', 'none');
  await expect(link).toHaveCSS('letter-spacing', 'normal');
  await expect(link).not.toHaveCSS('color', 'rgb(255, 0, 0)');
  expect(await context.cookies()).toEqual([]);
});

test('styles for all elements of a page change nothing in a widget', async ({ page }) => {
  const drawnOn = async (path: string) => {
    await open(page, path);
    await expect(page.locator('cloudstreet-flights').getByRole('link').first()).toBeVisible();
    await expect(page.locator('cloudstreet-ranking').getByRole('row').first()).toBeVisible();
    await expect(page.locator('cloudstreet-upload').getByRole('link')).toBeVisible();
    return page.locator('main > *').evaluateAll((widgets) =>
      widgets
        .flatMap((widget) => [...(widget.shadowRoot?.querySelectorAll('*') ?? [])])
        .map((element) => {
          const { width, height } = element.getBoundingClientRect();
          const { color, fontSize, fontStyle, letterSpacing } = getComputedStyle(element);
          const size = [width, height].map(Math.round).join(' × ');
          const isVisible = element.checkVisibility({ visibilityProperty: true });
          return [element.localName, size, isVisible, color, fontSize, fontStyle, letterSpacing];
        }),
    );
  };
  const plain = await drawnOn('/plain');
  expect(plain.length).toBeGreaterThan(30);
  expect(await drawnOn('/levelled')).toEqual(plain);
});

test('a frame has the height of its content and opens links in a new tab', async ({
  page,
  context,
}) => {
  await open(page, '/frame');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Neueste Flüge' })).toBeVisible();
  const content = page.frames()[1]!.locator('#embedded');
  await expect
    .poll(async () => {
      const height = await content.evaluate((root) => root.getBoundingClientRect().height);
      const { height: framed = 0 } = (await page.locator('iframe').boundingBox()) ?? {};
      return Math.round(framed - Math.ceil(height));
    })
    .toBe(0);
  const opened = context.waitForEvent('page');
  await frame.getByRole('link', { name: account.name }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toContainText(account.name);
  expect(await context.cookies()).toEqual([]);
});

test('a component shows the flights in React', async ({ page, baseURL }) => {
  await open(page, '/react');
  const link = page.locator('cloudstreet-flights').getByRole('link', { name: account.name });
  await expect(link).toHaveAttribute('href', `${baseURL}/flight/${flightId}`);
});

test('a flight has its map and barogram on another site', async ({ page }) => {
  await open(page, '/flight');
  const frame = page.frameLocator('iframe');
  await expect(page.getByRole('heading', { name: account.name })).toBeVisible();
  await expect(frame.getByRole('region', { name: 'Map of the flight' })).toBeVisible();
  await expect(frame.getByText('Barogram').first()).toBeVisible();
});

test('the map of an airfield fills its frame', async ({ page }) => {
  await page.goto('/embedded/airport/1?view=map');
  const map = page.getByRole('region').first();
  await expect(map).toBeVisible();
  const { height } = page.viewportSize()!;
  await expect.poll(async () => (await map.boundingBox())?.height).toBe(height);
});

test('the card of a link to a club loads', async ({ page }) => {
  await page.goto(`/club/${account.clubId}`);
  const card = page.locator('meta[property="og:image"]');
  await expect(card).toHaveAttribute('content', new RegExp(`/club/${account.clubId}/card\\.jpg`));
  const response = await page.request.get((await card.getAttribute('content'))!);
  expect(response.headers()['content-type']).toBe('image/jpeg');
});

test('embedded pages are accessible', async ({ page }) => {
  await page.goto(`/embedded/club/${account.clubId}`);
  await expect(page.getByRole('link', { name: account.name })).toBeVisible();
  await expectAccessible(page);
});
