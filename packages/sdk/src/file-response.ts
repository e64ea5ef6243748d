/** A downloaded file. Its content can be read once. */
export interface FileResponse {
  /** Name that the server suggests. */
  readonly name: string | undefined;
  /** Media type, such as `text/csv`. */
  readonly type: string;
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  blob(): Promise<Blob>;
  arrayBuffer(): Promise<ArrayBuffer>;
  text(): Promise<string>;
}

export function toFileResponse(response: Response): FileResponse {
  const { headers } = response;
  return {
    name: nameIn(headers.get('Content-Disposition') ?? ''),
    type: (headers.get('Content-Type') ?? '').replace(/;.*/, ''),
    get stream() {
      return response.body ?? new Blob([]).stream();
    },
    blob: () => response.blob(),
    arrayBuffer: () => response.arrayBuffer(),
    text: () => response.text(),
  };
}

/** The encoded form of a name wins, it has all characters. */
function nameIn(disposition: string): string | undefined {
  const encoded = /filename\*=utf-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1];
}
