import type { Readable } from 'node:stream';

/** JSON that is stored compressed and sent unchanged to callers that accept gzip. */
export class GzippedJson {
  readonly gzipped: Uint8Array;
  readonly etag: string;
  readonly cacheControl: string;

  constructor({ gzipped, etag, cacheControl }: GzippedJson) {
    this.gzipped = gzipped;
    this.etag = etag;
    this.cacheControl = cacheControl;
  }
}

/** A map tile that is sent unchanged. */
export class TileResponse {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly etag: string;
  readonly cacheControl: string;
  /** Whether its bytes are compressed with gzip; decompressed for callers that do not accept it. */
  readonly isGzipped: boolean;

  constructor({
    bytes,
    mediaType,
    etag,
    cacheControl,
    isGzipped = false,
  }: Omit<TileResponse, 'isGzipped'> & Partial<Pick<TileResponse, 'isGzipped'>>) {
    this.bytes = bytes;
    this.mediaType = mediaType;
    this.etag = etag;
    this.cacheControl = cacheControl;
    this.isGzipped = isGzipped;
  }
}

/** JSON that is generated while it is sent. */
export class JsonStreamResponse {
  readonly content: Readable;

  constructor(content: Readable) {
    this.content = content;
  }
}

/** Server-sent events until the caller disconnects. */
export class EventStreamResponse {
  readonly content: Readable;

  constructor(content: Readable) {
    this.content = content;
  }
}

/** A download that is generated while it is sent. */
export class FileResponse {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Readable;

  constructor({ name, mediaType, content }: FileResponse) {
    this.name = name;
    this.mediaType = mediaType;
    this.content = content;
  }
}

type NullableKeys<T> = {
  [Key in keyof T]-?: null extends T[Key] ? Key : undefined extends T[Key] ? Key : never;
}[keyof T];

/** `T` without fields that have no value. */
export type WithoutNull<T> = { [Key in Exclude<keyof T, NullableKeys<T>>]: T[Key] } & {
  [Key in NullableKeys<T>]?: NonNullable<T[Key]>;
};

/** Removes fields that are null or undefined, as responses do. */
export function withoutNull<T extends object>(fields: T): WithoutNull<T> {
  const entries = Object.entries(fields).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  // The loop above sets every field of the type.
  return Object.fromEntries(entries) as WithoutNull<T>;
}
