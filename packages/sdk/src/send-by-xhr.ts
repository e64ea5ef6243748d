/** Uses XMLHttpRequest, because `fetch` reports no upload progress in browsers. */
export async function sendByXhr(
  { url, method, headers, signal }: Request,
  body: XMLHttpRequestBodyInit,
  onProgress: (fraction: number) => void,
): Promise<Response> {
  signal.throwIfAborted();
  const xhr = new XMLHttpRequest();
  const cancel = () => xhr.abort();
  signal.addEventListener('abort', cancel);
  try {
    return await new Promise<Response>((resolve, reject) => {
      xhr.open(method, url);
      for (const [name, value] of headers) {
        // The request has encoded the form with a boundary of its own; XMLHttpRequest adds the one it uses.
        if (name === 'content-type' && body instanceof FormData) continue;
        xhr.setRequestHeader(name, value);
      }
      xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total);
      });
      xhr.addEventListener('load', () => {
        // Status 204 allows no text, not even an empty one.
        const text = xhr.responseText || null;
        resolve(new Response(text, { status: xhr.status, headers: headersOf(xhr) }));
      });
      xhr.addEventListener('error', () => reject(new TypeError('The request failed.')));
      xhr.addEventListener('abort', () => reject(new DOMException('Cancelled.', 'AbortError')));
      xhr.send(body);
    });
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1));
  }
  return headers;
}
