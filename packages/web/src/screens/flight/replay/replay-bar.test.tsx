import { createCursorStore } from '@cloudstreet/ui/flight';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { show } from '../../../testing/show.js';
import { ReplayBar } from './ReplayBar.js';
import { useReplay } from './use-replay.js';

const interval = { startS: 1000, endS: 1300, cursor: createCursorStore() };

function Bar() {
  return <ReplayBar {...interval} replay={useReplay(interval)} />;
}

const speedButton = (speed: number) =>
  screen.getByRole('button', { name: `Replay speed: ${speed}×` });

test('the speed is chosen from a menu in which the current one is checked', async () => {
  show(<Bar />);
  await userEvent.click(speedButton(60));
  const choices = screen.getAllByRole('menuitemradio');
  expect(choices.map(({ textContent, ariaChecked }) => [textContent, ariaChecked])).toEqual([
    ['10×', 'false'],
    ['30×', 'false'],
    ['60×', 'true'],
    ['120×', 'false'],
    ['300×', 'false'],
  ]);
  await userEvent.click(screen.getByRole('menuitemradio', { name: '300×' }));
  expect(speedButton(300)).toHaveTextContent('300×');
  expect(screen.queryByRole('menuitemradio')).not.toBeInTheDocument();
});
