import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { TimeHandleList } from './TimeHandleList.js';

const TAKEOFF_S = Date.UTC(2026, 6, 14, 10) / 1000;
const timeS = Array.from({ length: 901 }, (_, index) => TAKEOFF_S + index * 5);

function Controlled() {
  const [releaseS, setReleaseS] = useState(TAKEOFF_S + 600);
  return (
    <TimeHandleList
      label="Times"
      timeS={timeS}
      handles={[
        {
          id: 'release',
          name: 'Release',
          timeS: releaseS,
          minS: TAKEOFF_S,
          maxS: TAKEOFF_S + 3000,
          side: 'after',
          onMove: setReleaseS,
        },
      ]}
    />
  );
}

test('buttons move a moment within its limits', async () => {
  renderKit(<Controlled />);
  const row = within(screen.getByRole('group', { name: 'Release' }));
  const time = row.getByRole('status');
  const press = (name: string) => userEvent.click(row.getByRole('button', { name }));
  expect(time).toHaveTextContent('10:10:00');
  await press('Release later');
  expect(time).toHaveTextContent('10:10:10');
  await press('Release earlier');
  expect(time).toHaveTextContent('10:10:00');
  await press('Release as late as possible');
  expect(time).toHaveTextContent('10:50:00');
  await press('Release as early as possible');
  expect(time).toHaveTextContent('10:00:00');
  // At the end the button stays, with the focus, and does nothing.
  const earliest = row.getByRole('button', { name: 'Release as early as possible' });
  expect(earliest).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(time).toHaveTextContent('10:00:00');
});
