import type { FlightDetail } from '@cloudstreet/sdk';
import type { SceneStage } from '@cloudstreet/ui/map/FlightScene';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../../../testing/show.js';
import type { HiddenSceneProps } from './HiddenScene.js';
import { findCodec, recordVideo } from './record-video.js';
import { VideoDialog } from './VideoDialog.js';

const draw = vi.fn<SceneStage['draw']>();

// jsdom draws nothing and encodes nothing; a journey records a real video.
vi.mock('./HiddenScene.js', () => ({
  HiddenScene({ onStage }: HiddenSceneProps) {
    useEffect(() => onStage({ draw, attribution: () => '© Map' }), [onStage]);
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
  paintPicture: () => {},
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

function open(selection: { startS: number; endS: number } | null = null) {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['picture'], { type: 'image/jpeg' })),
  );
  Object.assign(URL, { createObjectURL: () => 'blob:shown', revokeObjectURL: () => {} });
  show(
    <VideoDialog
      flight={flight}
      scene={{ track, score: undefined }}
      pictureS={START_S + 600}
      flown={flown}
      selection={selection}
      onClose={() => {}}
    />,
  );
}

const button = (name: string) => screen.findByRole('button', { name });

afterEach(() => {
  vi.restoreAllMocks();
  vi.mocked(recordVideo).mockReset();
});

test('draws a picture at once, and without an encoder offers only this', async () => {
  vi.mocked(findCodec).mockResolvedValue(null);
  open();
  expect(await screen.findByRole('img', { name: 'Picture of the flight' })).toBeVisible();
  expect(draw).toHaveBeenCalledWith(START_S + 600, 0);
  expect(await button('Save picture')).toBeEnabled();
  expect(screen.getByText(/^This browser cannot record videos/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Record video' })).toBeNull();
});

test('records with progress and the time left, and shows the video', async () => {
  vi.mocked(findCodec).mockResolvedValue('avc');
  let finish: (file: Blob) => void = () => {};
  vi.mocked(recordVideo).mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  open();
  await userEvent.click(await button('Record video'));
  expect(screen.getByRole('progressbar', { name: 'Recording the video' })).toBeVisible();
  expect(await button('Cancel')).toHaveFocus();
  // An hour has a video of 15 seconds.
  expect(vi.mocked(recordVideo).mock.lastCall?.[0].frames).toBe(450);
  finish(new Blob(['video'], { type: 'video/mp4' }));
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
    error: new RangeError('Array buffer allocation failed'),
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

test('tells when the scene cannot be drawn', async () => {
  draw.mockRejectedValueOnce(new Error('The graphics card was lost.'));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be recorded/);
});
