import type { FlightDetail } from '@cloudstreet/sdk';
import type { SceneStage } from '@cloudstreet/ui/map/FlightScene';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../../../testing/show.js';
import { EncodingError } from './failure.js';
import type { HiddenSceneProps } from './HiddenScene.js';
import { findCodec, recordVideo } from './record-video.js';
import { VideoDialog } from './VideoDialog.js';

const draw = vi.fn<SceneStage['draw']>();
/** Hands over the stage, unless a test replaces it. */
const openScene = vi.fn<(props: HiddenSceneProps) => void>();

// jsdom draws nothing and encodes nothing; a journey records a real video.
vi.mock('./HiddenScene.js', () => ({
  HiddenScene(props: HiddenSceneProps) {
    const [first] = useState(props);
    useEffect(() => openScene(first), [first]);
    return null;
  },
}));
vi.mock('./record-video.js', async (original) => ({
  ...(await original<object>()),
  findCodec: vi.fn<typeof findCodec>(),
  recordVideo: vi.fn<typeof recordVideo>(),
}));
vi.mock('./paint-caption.js', async (original) => ({
  ...(await original<object>()),
  paintFrame: () => {},
}));

const START_S = 1_780_000_000;
const track = {
  unixS: [START_S, START_S + 3600],
  latDeg: [50, 50.5],
  lonDeg: [8, 8],
  altitudeM: [500, 1500],
};
const flight = { id: 7, scoring_date: '2026-06-20', contest: [] } as unknown as FlightDetail;
const flown = { startS: START_S, endS: START_S + 3600 };
const onClose = vi.fn<() => void>();

function dialog(
  selection: { startS: number; endS: number } | null = null,
  shown: FlightDetail = flight,
) {
  return (
    <VideoDialog
      flight={shown}
      scene={{ track, score: undefined }}
      imageS={START_S + 600}
      flown={flown}
      selection={selection}
      onOpen={() => {}}
      onClose={onClose}
    />
  );
}

function open(selection?: { startS: number; endS: number }) {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['image'], { type: 'image/jpeg' })),
  );
  Object.assign(URL, { createObjectURL: () => 'blob:shown', revokeObjectURL: () => {} });
  return show(dialog(selection));
}

const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  vi.mocked(findCodec).mockResolvedValue('avc');
  openScene.mockImplementation(({ onStage }) =>
    onStage({ begin: () => {}, draw, attribution: () => '© Map' }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const mock of [draw, openScene, onClose, vi.mocked(recordVideo)]) mock.mockReset();
});

/** Lets recordings end when a test says so, or when they are cancelled. */
function holdRecordings() {
  const ends: ((file: Blob) => void)[] = [];
  vi.mocked(recordVideo).mockImplementation(
    ({ signal }) =>
      new Promise((resolve, reject) => {
        ends.push(resolve);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  return ends;
}

const video = () => new Blob(['video'], { type: 'video/mp4' });

test('draws an image at once, and without an encoder offers only this', async () => {
  vi.mocked(findCodec).mockResolvedValue(null);
  open();
  expect(await screen.findByRole('img', { name: 'Image of the flight' })).toBeVisible();
  expect(draw).toHaveBeenCalledWith(START_S + 600, 0);
  expect(await button('Save image')).toBeEnabled();
  expect(screen.getByText(/^This browser cannot record videos/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Record video' })).toBeNull();
});

test('records with progress and the time left, and shows the video', async () => {
  vi.mocked(findCodec).mockResolvedValue('avc');
  const ends = holdRecordings();
  open();
  await userEvent.click(await button('Record video'));
  expect(screen.getByRole('progressbar', { name: 'Recording the video' })).toBeVisible();
  expect(await button('Cancel')).toHaveFocus();
  // An hour has a video of 15 seconds.
  expect(vi.mocked(recordVideo).mock.lastCall?.[0].frames).toBe(450);
  ends[0]?.(video());
  expect(await screen.findByText('The video is ready.')).toBeVisible();
  expect(screen.getByLabelText('Video of the flight')).toBeVisible();
  expect(await button('Save video')).toBeEnabled();
  expect(await button('Record video')).toHaveFocus();
});

test('a cancelled recording ends at once and leaves no error', async () => {
  vi.mocked(findCodec).mockResolvedValue('vp9');
  vi.mocked(recordVideo).mockImplementation(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  open({ startS: START_S + 60, endS: START_S + 70 });
  await userEvent.click(await button('Record video'));
  // The selection lasts ten seconds.
  expect(vi.mocked(recordVideo).mock.lastCall?.[0].frames).toBe(300);
  await userEvent.click(await button('Cancel'));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await button('Record video')).toHaveFocus();
});

test.each([
  {
    why: 'memory',
    error: new EncodingError('', { cause: new RangeError('Array buffer allocation failed') }),
    text: /too little memory/,
  },
  { why: 'other reasons', error: new Error('lost'), text: /could not be recorded/ },
])('tells when a recording fails for $why', async ({ error, text }) => {
  vi.mocked(findCodec).mockResolvedValue('avc');
  vi.mocked(recordVideo).mockRejectedValue(error);
  open();
  await userEvent.click(await button('Record video'));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('a recording that ends after it was cancelled is dropped, and does not end the next one', async () => {
  const ends = holdRecordings();
  open();
  await userEvent.click(await button('Record video'));
  await userEvent.click(await button('Cancel'));
  await userEvent.click(await button('Record video'));
  await act(async () => ends[0]!(video()));
  expect(screen.getByRole('progressbar', { name: 'Recording the video' })).toBeVisible();
  expect(screen.queryByText('The video is ready.')).toBeNull();
  await act(async () => ends[1]!(video()));
  expect(screen.getByText('The video is ready.')).toBeVisible();
});

test('a cancelled recording reports no progress', async () => {
  holdRecordings();
  open();
  await userEvent.click(await button('Record video'));
  const { drawFrame } = vi.mocked(recordVideo).mock.lastCall![0];
  await userEvent.click(await button('Cancel'));
  vi.spyOn(performance, 'now').mockReturnValue(1e9);
  await act(async () => {
    await expect(drawFrame(0)).rejects.toThrow(/abort/i);
  });
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('Escape does not lose a video until it is saved', async () => {
  const ends = holdRecordings();
  open();
  await userEvent.click(await button('Record video'));
  await act(async () => ends[0]!(video()));
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(await button('Save video'));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a new flight is drawn only after the recording', async () => {
  const ends = holdRecordings();
  const { rerender } = open();
  expect(await screen.findByRole('img', { name: 'Image of the flight' })).toBeVisible();
  expect(draw).toHaveBeenCalledOnce();
  await userEvent.click(await button('Record video'));
  rerender(dialog(null, { ...flight, scoring_date: '2026-06-21' }));
  await act(async () => {});
  expect(draw).toHaveBeenCalledOnce();
  await act(async () => ends[0]!(video()));
  expect(draw).toHaveBeenCalledTimes(2);
});

const NO_IMAGE = 'The image could not be drawn. Close this dialog and try again.';

test('tells when the image cannot be drawn, and still finds the encoder', async () => {
  vi.mocked(findCodec).mockResolvedValue(null);
  draw.mockRejectedValueOnce(new Error('The graphics card was lost.'));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(NO_IMAGE);
  expect(screen.getByText(/^This browser cannot record videos/)).toBeVisible();
});

test('tells at once when the scene fails', async () => {
  openScene.mockImplementation(({ onFailed }) => onFailed());
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(NO_IMAGE);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('tells when there is no scene after a minute, and draws one that comes later', async () => {
  vi.useFakeTimers();
  openScene.mockImplementation(() => {});
  open();
  await act(() => vi.advanceTimersByTimeAsync(59_000));
  expect(screen.getByRole('progressbar', { name: 'Drawing the image' })).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('alert')).toHaveTextContent(NO_IMAGE);
  expect(screen.queryByRole('button', { name: 'Record video' })).toBeNull();
  const { onStage } = openScene.mock.lastCall![0];
  await act(async () => onStage({ begin: () => {}, draw, attribution: () => '' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('img', { name: 'Image of the flight' })).toBeInTheDocument();
});
