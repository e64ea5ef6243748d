import { beforeEach, expect, test, vi } from 'vitest';
import { EncodingError } from './failure.js';
import { recordVideo } from './record-video.js';

const encoder = vi.hoisted(() => ({
  add: vi.fn<() => Promise<void>>(),
  finalize: vi.fn<() => Promise<void>>(),
  cancel: vi.fn<() => Promise<void>>(),
}));

vi.mock('mediabunny', async (original) => ({
  ...(await original<object>()),
  CanvasSource: class {
    add = encoder.add;
  },
  Output: class {
    addVideoTrack = () => {};
    start = async () => {};
    finalize = encoder.finalize;
    cancel = encoder.cancel;
  },
}));

const noMemory = new RangeError('Array buffer allocation failed');

function record(drawFrame = async () => {}, signal = new AbortController().signal) {
  return recordVideo({ canvas: {} as never, codec: 'avc', frames: 2, drawFrame, signal });
}

beforeEach(() => {
  for (const step of Object.values(encoder)) step.mockReset().mockResolvedValue();
});

test('encodes each frame', async () => {
  expect((await record()).type).toBe('video/mp4');
  expect(encoder.add).toHaveBeenCalledTimes(2);
  expect(encoder.cancel).not.toHaveBeenCalled();
});

test.each(['add', 'finalize'] as const)('marks errors of the encoder: %s', async (step) => {
  encoder[step].mockRejectedValue(noMemory);
  await expect(record()).rejects.toEqual(
    new EncodingError('The video could not be encoded.', { cause: noMemory }),
  );
  expect(encoder.cancel).toHaveBeenCalledOnce();
});

test('passes on errors of the scene', async () => {
  await expect(record(() => Promise.reject(noMemory))).rejects.toBe(noMemory);
});

test('has no video if it is cancelled while it is finished', async () => {
  const control = new AbortController();
  encoder.finalize.mockImplementation(async () => control.abort());
  await expect(record(undefined, control.signal)).rejects.toThrow(/abort/i);
});
