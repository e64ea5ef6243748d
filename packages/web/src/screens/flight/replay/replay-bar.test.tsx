import { createCursorStore } from '@cloudstreet/ui/charts/time';
import { MessagesProvider as KitMessages } from '@cloudstreet/ui/messages';
import { messages as kitMessages } from '@cloudstreet/ui/messages/en-gb';
import { UnitsProvider } from '@cloudstreet/ui/values';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MessagesProvider } from '../../../app/messages.js';
import { messages } from '../../../generated/messages/en-gb.js';
import { ReplayBar } from './ReplayBar.js';
import { useReplay } from './use-replay.js';

const span = { fromS: 1000, toS: 1300, cursor: createCursorStore() };

function Bar() {
  return <ReplayBar {...span} replay={useReplay(span)} />;
}

const speedButton = (speed: number) =>
  screen.getByRole('button', { name: `Speed of the replay: ${speed}×` });

test('the speed is chosen from a menu that has the present one checked', async () => {
  render(
    <KitMessages messages={kitMessages}>
      <MessagesProvider messages={messages} complete={async () => {}}>
        <UnitsProvider unitSystem="M" locale="en-gb" timeZone="UTC">
          <Bar />
        </UnitsProvider>
      </MessagesProvider>
    </KitMessages>,
  );
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
