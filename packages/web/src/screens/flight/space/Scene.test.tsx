import type { FlightDetail } from '@cloudstreet/sdk';
import { createCursorStore } from '@cloudstreet/ui/flight';
import type { FlightSceneProps } from '@cloudstreet/ui/map/FlightScene';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../testing/show.js';
import { Scene } from './Scene.js';
import type { VideoDialogProps } from './video/VideoDialog.js';

const code = vi.hoisted(() => ({ arrive: () => {} }));

vi.mock('@cloudstreet/ui/map/LazyMap', () => ({
  LazyFlightScene: ({ actions }: FlightSceneProps) => actions,
}));
vi.mock('../../../app/map/AppMaps.js', () => ({
  AppMaps: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('./use-company.js', () => ({ useCompany: () => [] }));
vi.mock('./video/VideoDialog.js', async () => {
  await new Promise<void>((resolve) => {
    code.arrive = resolve;
  });
  return {
    VideoDialog({ onOpen }: VideoDialogProps) {
      useEffect(() => onOpen(), [onOpen]);
      return <p>Dialog</p>;
    },
  };
});

test('the button shows that the code for videos is loading', async () => {
  const onPause = vi.fn<() => void>();
  const track = { unixS: [0, 10], latDeg: [50, 50], lonDeg: [8, 8], altitudeM: [0, 0] };
  show(
    <Scene
      flight={{ id: 7 } as FlightDetail}
      map={{ track, score: undefined }}
      cursor={createCursorStore()}
      selection={null}
      onPause={onPause}
      onDrawn={() => {}}
      terrain={undefined}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Video and image' }));
  expect(onPause).toHaveBeenCalledOnce();
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  await act(async () => code.arrive());
  expect(await screen.findByText('Dialog')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});
