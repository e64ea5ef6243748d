import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { Slider } from './Slider.js';

function Controlled({ onChange }: { onChange: (value: number) => void }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <Slider
      label="Takeoff mass"
      unit="kg"
      min={490}
      max={750}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

test.each([
  { keys: '{ArrowRight}', expected: 491 },
  { keys: '{End}', expected: 750 },
  { keys: '{End}{ArrowRight}{ArrowLeft}', expected: 749 },
  { keys: '{End}{Home}', expected: 490 },
])('$keys: $expected', async ({ keys, expected }) => {
  const onChange = vi.fn<(value: number) => void>();
  renderKit(<Controlled onChange={onChange} />);
  await userEvent.tab();
  expect(screen.getByRole('slider', { name: 'Takeoff mass' })).toHaveFocus();
  await userEvent.keyboard(keys);
  expect(onChange).toHaveBeenLastCalledWith(expected);
});
