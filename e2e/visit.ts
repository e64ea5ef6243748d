import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page, type Request } from './test.js';

/** Time without requests after which a page has asked for everything it shows. */
const QUIET_MS = 300;
/** Longest time for its requests. */
const MAX_MS = 60_000;

/**
 * Opens a page of the application and waits for its content: the first page by its address, the next
 * ones through the router, which does not load the application again.
 */
export async function visit(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  } else {
    const requests = watchRequests(page);
    await page.evaluate(navigate, path).catch(async (error: Error) => {
      // A page that may load other scripts loads the application again.
      if (!error.message.includes('context was destroyed')) throw error;
      await page.waitForURL(path);
    });
    await requests.untilQuiet();
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Runs in the page. TanStack Router keeps itself there for its developer tools. */
async function navigate(href: string): Promise<void> {
  interface Router {
    navigate: (target: { href: string }) => Promise<void>;
  }
  const { __TSR_ROUTER__: router } = globalThis as unknown as { __TSR_ROUTER__: Router };
  await router.navigate({ href });
}

function watchRequests(page: Page) {
  const running = new Set<Request>();
  let lastChangeMs = Date.now();
  const start = (request: Request) => {
    running.add(request);
    lastChangeMs = Date.now();
  };
  const end = (request: Request) => {
    running.delete(request);
    lastChangeMs = Date.now();
  };
  page.on('request', start).on('requestfinished', end).on('requestfailed', end);
  return {
    async untilQuiet() {
      lastChangeMs = Date.now();
      const deadlineMs = lastChangeMs + MAX_MS;
      while (running.size > 0 || Date.now() - lastChangeMs < QUIET_MS) {
        if (Date.now() > deadlineMs) {
          throw new Error(`Still running: ${[...running].map((each) => each.url()).join(', ')}`);
        }
        await wait(QUIET_MS / 6);
      }
      page.off('request', start).off('requestfinished', end).off('requestfailed', end);
    },
  };
}
