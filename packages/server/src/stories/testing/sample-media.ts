import { crc32, deflateSync } from 'node:zlib';
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import sharp from 'sharp';

export interface SampleImage {
  width?: number;
  height?: number;
  color?: string;
  format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
  /** Orientation of the camera, 1 to 8. */
  orientation?: number;
  /** The camera's notes of the moment. */
  notes?: Record<string, string>;
  /** Notes of the satellites' receiver. */
  place?: Record<string, string>;
}

/** Creates an image of one colour with camera metadata. */
export async function sampleImage({
  width = 800,
  height = 600,
  color = '#4488aa',
  format = 'jpeg',
  orientation = 1,
  notes = {},
  place = {},
}: SampleImage = {}): Promise<Uint8Array<ArrayBuffer>> {
  const image = await sharp({ create: { width, height, channels: 3, background: color } })
    .withExif({ IFD0: { Make: 'Sample' }, IFD2: notes, IFD3: place })
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();
  return new Uint8Array(image);
}

/** Creates a PNG whose header claims this size, with hardly any data. */
export function hollowPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a channel, three channels.
  header.set([8, 2], 8);
  const parts = [
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  return new Uint8Array(Buffer.concat(parts));
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

export interface SampleVideo {
  kind?: 'mp4' | 'webm';
  seconds?: number;
  width?: number;
  height?: number;
}

/** Location in the metadata of the sample videos. */
export const VIDEO_PLACE = '+52.5000+013.4000/';

const FRAMES_A_SECOND = 10;
/** First bytes of VP8 frames; the rest is never read. */
const KEY_FRAME = [0x10, 2, 0, 0x9d, 1, 0x2a, 0, 5, 0xd0, 2];
const LATER_FRAME = [0x11, 2, 3, 4];

/** Creates a video with empty frames. */
export async function sampleVideo({
  kind = 'mp4',
  seconds = 3,
  width = 1280,
  height = 720,
}: SampleVideo = {}): Promise<Uint8Array<ArrayBuffer>> {
  const target = new BufferTarget();
  const format = kind === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat();
  const output = new Output({ format, target });
  const frames = new EncodedVideoPacketSource('vp8');
  output.addVideoTrack(frames, { frameRate: FRAMES_A_SECOND });
  output.setMetadataTags({ title: 'Sample', comment: VIDEO_PLACE });
  await output.start();
  for (let frame = 0; frame < seconds * FRAMES_A_SECOND; frame += 1) {
    const isKey = frame % FRAMES_A_SECOND === 0;
    const bytes = Uint8Array.from(isKey ? KEY_FRAME : LATER_FRAME);
    const at = frame / FRAMES_A_SECOND;
    await frames.add(new EncodedPacket(bytes, isKey ? 'key' : 'delta', at, 1 / FRAMES_A_SECOND), {
      decoderConfig: { codec: 'vp8', codedWidth: width, codedHeight: height },
    });
  }
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer());
}

/** Creates a PNG with all of its pixels, black or white, in hardly any bytes. */
export function wholePng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit of grey.
  header.set([1, 0], 8);
  const row = 1 + Math.ceil(width / 8);
  const parts = [
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(row * height))),
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  return new Uint8Array(Buffer.concat(parts));
}
