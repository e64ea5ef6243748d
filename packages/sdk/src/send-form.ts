import type { Api } from './client.js';
import { unreadableFileError } from './errors.js';
import { readResponse } from './unwrap.js';

export interface SendFormOptions {
  /** Called with the sent fraction of the request, from 0 to 1. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
}

interface FormOptions extends SendFormOptions {
  /** Streams files that may exceed memory. Progress is then only reported in browsers. */
  isLarge?: boolean;
}

/** Posts a form with files and returns the response body. @throws {ApiError} */
export async function sendForm<ResponseBody>(
  api: Api,
  path: `/${string}`,
  form: FormData,
  { onProgress, signal, isLarge = false }: FormOptions,
): Promise<ResponseBody> {
  const hasXhr = typeof XMLHttpRequest !== 'undefined';
  const { body, headers } = isLarge ? { body: form, headers: {} } : await encode(form);
  const post = hasXhr ? postByXhr : postByFetch;
  const response = await api.session.authorized((accessToken) =>
    post({
      url: api.url(path),
      headers: { ...headers, ...requestHeaders(accessToken, api.language()) },
      body,
      ...(onProgress && { onProgress }),
      ...(signal && { signal }),
    }),
  );
  return readResponse<ResponseBody>(response);
}

/**
 * Reads a file before sending it, because it may be moved or changed after it was chosen.
 *
 * @throws {ApiError} With code `UNREADABLE_FILE`.
 */
export async function fileOf(file: Blob | Uint8Array<ArrayBuffer>): Promise<Blob> {
  if (!(file instanceof Blob)) return new Blob([file]);
  const bytes = await file.arrayBuffer().catch((cause: unknown) => {
    throw unreadableFileError(cause);
  });
  return new Blob([bytes], { type: file.type });
}

interface Post {
  url: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | FormData;
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
}

/** Uses XMLHttpRequest, because `fetch` reports no upload progress in browsers. */
async function postByXhr({ url, headers, body, onProgress, signal }: Post): Promise<Response> {
  signal?.throwIfAborted();
  const xhr = new XMLHttpRequest();
  const cancel = () => xhr.abort();
  signal?.addEventListener('abort', cancel);
  try {
    return await new Promise<Response>((resolve, reject) => {
      xhr.open('POST', url);
      for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
      xhr.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded / total));
      xhr.addEventListener('load', () =>
        resolve(new Response(xhr.responseText, { status: xhr.status, headers: headersOf(xhr) })),
      );
      xhr.addEventListener('error', () => reject(new TypeError('The request failed.')));
      xhr.addEventListener('abort', () => reject(new DOMException('Cancelled.', 'AbortError')));
      xhr.send(body);
    });
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

/** The only header of the response that the client reads. */
function headersOf(xhr: XMLHttpRequest): Record<string, string> {
  const retryAfter = xhr.getResponseHeader('Retry-After');
  return retryAfter === null ? {} : { 'Retry-After': retryAfter };
}

async function postByFetch({ url, headers, body, onProgress, signal }: Post): Promise<Response> {
  const init = { method: 'POST', headers, ...(signal && { signal }) };
  if (!onProgress || 'append' in body) return fetch(url, { ...init, body });
  const streamed = { body: toStream(body, onProgress), duplex: 'half' };
  return fetch(url, { ...init, ...streamed });
}

const CHUNK_BYTES = 64 * 1024;

/** Streams the bytes in chunks and reports progress. */
function toStream(
  bytes: Uint8Array<ArrayBuffer>,
  onProgress: (fraction: number) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      const chunk = bytes.subarray(sent, sent + CHUNK_BYTES);
      sent += chunk.length;
      controller.enqueue(chunk);
      onProgress(sent / bytes.length);
      if (sent === bytes.length) controller.close();
    },
  });
}

/** Encodes the form once, so that a second attempt sends the same bytes. */
async function encode(form: FormData) {
  const encoded = new Response(form);
  const contentType = encoded.headers.get('Content-Type') ?? '';
  const bytes = new Uint8Array(await encoded.arrayBuffer());
  return { body: bytes, headers: { 'Content-Type': contentType } };
}

function requestHeaders(accessToken: string | undefined, language: string | undefined) {
  return {
    ...(accessToken !== undefined && { Authorization: `Bearer ${accessToken}` }),
    ...(language !== undefined && { 'Accept-Language': language }),
  };
}
