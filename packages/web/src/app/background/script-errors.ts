import { ApiError, type ScriptError } from '@cloudstreet/sdk';

/** An error without its page and version, which are added when it is sent. */
export type ScriptFailure = Omit<ScriptError, 'page' | 'version'>;

/** Maximum number of errors reported per page load. */
const MAX = 20;
/** Limits of the contract. */
const MAX_MESSAGE = 500;
const MAX_STACK = 4000;

/**
 * Reports unhandled errors of a page's scripts and violations of its content security policy, each
 * distinct message once. Ignores scripts of other origins, such as browser extensions. Returns a
 * function that stops it.
 */
export function watchScriptErrors(
  page: Window,
  report: (failure: ScriptFailure) => void,
): () => void {
  const reported = new Set<string>();
  const listening = new AbortController();
  const options = { signal: listening.signal };

  function tell(failure: ScriptFailure | undefined): void {
    if (!failure || reported.has(failure.message) || reported.size === MAX) return;
    reported.add(failure.message);
    report(failure);
  }

  page.addEventListener('error', (event) => tell(fromError(event, page.location)), options);
  page.addEventListener(
    'unhandledrejection',
    ({ reason }) => tell(fromRejection(reason, page.location)),
    options,
  );
  page.document.addEventListener(
    'securitypolicyviolation',
    (event) => tell(fromPolicy(event, page.location)),
    options,
  );
  return () => listening.abort();
}

function fromError(event: ErrorEvent, location: Location): ScriptFailure | undefined {
  const file = ownPath(event.filename, location);
  const message = clipped(event.message, MAX_MESSAGE);
  if (!message || !file) return undefined;
  const { lineno: line, colno: column } = event;
  return { kind: 'error', message, file, line, column, ...stackOf(event.error, location) };
}

function fromRejection(reason: unknown, location: Location): ScriptFailure | undefined {
  // `error-toast.ts` handles failed calls.
  if (reason instanceof ApiError) return undefined;
  const isError = reason instanceof Error;
  const text = isError ? `${reason.name}: ${reason.message}` : `Rejected with ${typeof reason}`;
  const message = clipped(withoutAddresses(text, location), MAX_MESSAGE);
  if (!message || isForeign(reason, location)) return undefined;
  return { kind: 'rejection', message, ...stackOf(reason, location) };
}

function fromPolicy(event: SecurityPolicyViolationEvent, location: Location) {
  const { effectiveDirective, blockedURI, sourceFile, lineNumber: line } = event;
  const file = ownPath(sourceFile, location);
  // Without a script of this site, the code was injected into the page.
  if (!file) return undefined;
  const blocked = URL.parse(blockedURI)?.origin ?? blockedURI;
  const message = clipped(`${effectiveDirective} ${blocked}`, MAX_MESSAGE);
  return { kind: 'policy' as const, message, file, line };
}

function stackOf(error: unknown, location: Location): { stack?: string } {
  if (!(error instanceof Error) || !error.stack) return {};
  return { stack: clipped(withoutAddresses(error.stack, location), MAX_STACK) };
}

function isForeign(reason: unknown, location: Location): boolean {
  const stack = reason instanceof Error ? (reason.stack ?? '') : '';
  const scripts: readonly string[] = stack.match(/[a-z-]+:\/\/[^\s/)]+/g) ?? [];
  return scripts.length > 0 && !scripts.includes(location.origin);
}

/** Returns the path of a script of this site. */
function ownPath(address: string | undefined, location: Location): string | undefined {
  const url = URL.parse(address ?? '');
  return url?.origin === location.origin ? url.pathname.slice(0, 200) : undefined;
}

/**
 * Removes queries, which could reveal what a user looked at. Paths identify the place in a script.
 */
function withoutAddresses(text: string, { origin }: Location): string {
  return text.replaceAll(origin, '').replace(/[?#][^\s:)]*/g, '');
}

function clipped(text: string, length: number): string {
  return text.trim().slice(0, length);
}
