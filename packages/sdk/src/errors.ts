/** Codes the SDK itself gives; all others are the server's. */
type LocalCode = 'NETWORK' | 'CANCELLED' | 'UNREADABLE' | 'UNREADABLE_FILE' | 'HTTP';

/**
 * Any call that did not succeed: refused by the server, unanswered, or given up by the caller. All
 * error bodies of the contract are folded into the same fields.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  /** HTTP status; 0 when there was no answer. */
  readonly status: number;

  /**
   * For branching: the code of the body, its `error`, or the `type` of the first field error.
   * `NETWORK` means that no answer came, `CANCELLED` that the caller gave up, `UNREADABLE` that the
   * answer is not of this API, `UNREADABLE_FILE` that the file to send was moved or changed after
   * it was chosen, `HTTP` that the answer has no body to go by.
   */
  readonly code: string;

  /** What is wrong, by the field's path with dots, for example `{ email: 'This is no …' }`. */
  readonly fields: Readonly<Record<string, string>>;

  /** The body as it came, for the few codes that carry more. */
  readonly body: unknown;

  constructor(
    message: string,
    init: {
      status: number;
      code: string;
      fields?: Readonly<Record<string, string>>;
      body?: unknown;
      cause?: unknown;
    },
  ) {
    super(message, { cause: init.cause });
    this.status = init.status;
    this.code = init.code;
    this.fields = init.fields ?? {};
    this.body = init.body;
  }
}

/** Folds the answer of a server that refused or failed. `body` is its parsed JSON, or its text. */
export function refusedError(status: number, body: unknown): ApiError {
  const fallback = `The server answered with status ${status}.`;
  if (!isRecord(body)) return localError('HTTP', fallback, { status, body });
  const { code, detail, error, error_description: description } = body;
  const entries = Array.isArray(detail) ? detail.filter(isFieldError) : [];
  return new ApiError(
    firstText(oauthSentence(error, description), detail, description, joinedMessages(entries)) ??
      fallback,
    {
      status,
      code: firstText(code, error, entries[0]?.type) ?? 'HTTP',
      fields: Object.fromEntries(entries.map(({ loc, msg }) => [fieldPath(loc), msg])),
      body,
    },
  );
}

/** Folds what a call threw instead of answering. An `ApiError` stays what it is. */
export function unansweredError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  if (isNamed(cause, 'AbortError', 'TimeoutError'))
    return localError('CANCELLED', 'Cancelled.', { cause });
  if (isNamed(cause, 'SyntaxError')) {
    return localError('UNREADABLE', 'The answer is not of this API.', { cause });
  }
  return localError('NETWORK', 'The server did not answer.', { cause });
}

/** Folds what reading the file to send threw; nothing went out. */
export function unreadableFileError(cause: unknown): ApiError {
  return localError('UNREADABLE_FILE', 'The file cannot be read any more.', { cause });
}

function localError(
  code: LocalCode,
  message: string,
  rest: { status?: number; body?: unknown; cause?: unknown },
): ApiError {
  return new ApiError(message, { status: 0, code, ...rest });
}

/** `error` is a sentence or, in OAuth, a word; then the sentence is in the description. */
function oauthSentence(error: unknown, description: unknown): unknown {
  const isWord = typeof error === 'string' && /^[a-z_]+$/.test(error);
  return isWord ? (description ?? error) : error;
}

interface FieldError {
  loc: readonly (string | number)[];
  msg: string;
  type?: unknown;
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && Array.isArray(value['loc']) && typeof value['msg'] === 'string';
}

/** Other servers of this API may put `body` before the path. */
function fieldPath(loc: readonly (string | number)[]): string {
  return (loc[0] === 'body' && loc.length > 1 ? loc.slice(1) : loc).join('.');
}

function joinedMessages(entries: readonly FieldError[]): string {
  return entries.map(({ msg }) => msg).join(' ');
}

function firstText(...values: unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === 'string' && value !== '');
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isNamed(value: unknown, ...names: string[]): boolean {
  return isRecord(value) && names.some((name) => value['name'] === name);
}
