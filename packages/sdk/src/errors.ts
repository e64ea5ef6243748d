/** Codes of the SDK itself; all other codes come from the server. */
type LocalCode =
  | 'NETWORK'
  | 'TIMEOUT'
  | 'CANCELLED'
  | 'UNREADABLE'
  | 'UNREADABLE_FILE'
  | 'HTTP'
  | 'UNCODED';

/**
 * A call that failed: the server returned an error, did not respond, or the caller cancelled. All
 * error bodies of the contract are mapped to the same fields.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  /** HTTP status; 0 without a response. */
  readonly status: number;

  /**
   * Stable code for programs: `code` or `error` of the body, or `type` of the first field error.
   * `NETWORK` means that there was no response, `TIMEOUT` that the call took too long, `CANCELLED`
   * that the caller cancelled, `UNREADABLE` that the response is not from this API,
   * `UNREADABLE_FILE` that the file was moved or changed after it was chosen, `HTTP` that the
   * response has no usable body, `UNCODED` that its body has a message for people and no code.
   */
  readonly code: string;

  /** Messages by the dotted path of the field, for example `{ email: 'This is not …' }`. */
  readonly fields: Readonly<Record<string, string>>;

  /** The unchanged body, for codes with additional fields. */
  readonly body: unknown;

  /** Headers of the response; empty without a response. */
  readonly headers: Headers;

  /** Seconds after which the call may succeed, if the server says so with status 429 or 503. */
  readonly retryAfterS: number | undefined;

  constructor(
    message: string,
    init: {
      status: number;
      code: string;
      fields?: Readonly<Record<string, string>>;
      body?: unknown;
      headers?: Headers | undefined;
      cause?: unknown;
    },
  ) {
    super(message, { cause: init.cause });
    this.status = init.status;
    this.code = init.code;
    this.fields = init.fields ?? {};
    this.body = init.body;
    this.headers = init.headers ?? new Headers();
    this.retryAfterS = readRetryAfter(this.headers, Date.now() / 1000);
  }

  /** Id of the request in the server's log, for questions to its operator. */
  get requestId(): string | undefined {
    return this.headers.get('X-Request-Id') ?? undefined;
  }
}

/** Converts an error response. `body` is its parsed JSON, or its text. */
export function responseError(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  body: unknown,
): ApiError {
  const fallback = `The server returned status ${status}.`;
  if (!isRecord(body)) return localError('HTTP', fallback, { status, body, headers });
  const { code, detail, error, error_description: description } = body;
  const entries = Array.isArray(detail) ? detail.filter(isFieldError) : [];
  const sentence = oauthSentence(error, description);
  const message = firstText(sentence, detail, description, joinedMessages(entries));
  const missing: LocalCode = message === undefined ? 'HTTP' : 'UNCODED';
  return new ApiError(message ?? fallback, {
    status,
    code: firstText(code, error, entries[0]?.type) ?? missing,
    fields: Object.fromEntries(entries.map(({ loc, msg }) => [fieldPath(loc), msg])),
    body,
    headers,
  });
}

/** Reads the seconds or the date of `Retry-After`; undefined if there is none. `nowS` is in Unix seconds. */
export function readRetryAfter(headers: Headers, nowS: number): number | undefined {
  const text = headers.get('Retry-After') ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const timeS = Date.parse(text) / 1000;
  return Number.isNaN(timeS) ? undefined : Math.max(0, Math.ceil(timeS - nowS));
}

/** Converts the exception of a call without a response. Returns an `ApiError` unchanged. */
export function requestError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  if (isNamed(cause, 'AbortError')) return localError('CANCELLED', 'Cancelled.', { cause });
  if (isNamed(cause, 'TimeoutError')) {
    return localError('TIMEOUT', 'The server took too long to respond.', { cause });
  }
  if (isNamed(cause, 'SyntaxError')) {
    return localError('UNREADABLE', 'The response is not from this API.', { cause });
  }
  return localError('NETWORK', 'The server did not respond.', { cause });
}

/** Converts the exception of reading a file before it is sent. */
export function unreadableFileError(cause: unknown): ApiError {
  return localError('UNREADABLE_FILE', 'The file can no longer be read.', { cause });
}

function localError(
  code: LocalCode,
  message: string,
  rest: { status?: number; body?: unknown; headers?: Headers; cause?: unknown },
): ApiError {
  return new ApiError(message, { status: 0, code, ...rest });
}

/** In OAuth errors, `error` is a word and the description is the sentence. */
function oauthSentence(error: unknown, description: unknown): unknown {
  const isWord = typeof error === 'string' && /^[a-z_]+$/.test(error);
  return isWord ? (description ?? error) : error;
}

interface FieldErrorEntry {
  loc: readonly (string | number)[];
  msg: string;
  type?: unknown;
}

function isFieldError(value: unknown): value is FieldErrorEntry {
  return isRecord(value) && Array.isArray(value['loc']) && typeof value['msg'] === 'string';
}

/** Other servers of this API may start the path with `body`. */
function fieldPath(loc: readonly (string | number)[]): string {
  return (loc[0] === 'body' && loc.length > 1 ? loc.slice(1) : loc).join('.');
}

function joinedMessages(entries: readonly FieldErrorEntry[]): string {
  return entries.map(({ msg }) => msg).join(' ');
}

function firstText(...values: unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === 'string' && value !== '');
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isNamed(value: unknown, name: string): boolean {
  return isRecord(value) && value['name'] === name;
}
