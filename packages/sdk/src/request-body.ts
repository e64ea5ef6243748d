/** Forms above this size are streamed again for each attempt instead of being encoded in memory. */
const MAX_ENCODED_BYTES = 32 * 1024 * 1024;

export interface EncodedBody {
  readonly body?: string | URLSearchParams | Uint8Array<ArrayBuffer> | FormData;
  readonly contentType?: string;
}

/** Encodes a body as JSON, or as a form. A form is encoded once, so that each attempt sends the same bytes. */
export async function encodeBody(body: unknown, isUrlEncoded: boolean): Promise<EncodedBody> {
  if (body === undefined) return {};
  if (isUrlEncoded) return { body: new URLSearchParams(body as Record<string, string>) };
  if (!(body instanceof FormData)) {
    return { body: JSON.stringify(body), contentType: 'application/json' };
  }
  if (sizeOf(body) > MAX_ENCODED_BYTES) return { body };
  const encoded = new Response(body);
  const contentType = encoded.headers.get('Content-Type') ?? '';
  return { body: new Uint8Array(await encoded.arrayBuffer()), contentType };
}

function sizeOf(form: FormData): number {
  let bytes = 0;
  form.forEach((value) => {
    bytes += typeof value === 'string' ? value.length : value.size;
  });
  return bytes;
}
