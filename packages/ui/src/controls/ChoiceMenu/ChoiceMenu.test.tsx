import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { Button } from '../Button/Button.js';
import { ChoiceMenu } from './ChoiceMenu.js';

const choices = [
  { id: 'vario', label: 'Vario' },
  { id: 'speed', label: 'Speed' },
] as const;

function ColorMenu({ onChange }: { onChange: (chosen: string) => void }) {
  const [chosen, setChosen] = useState<(typeof choices)[number]['id']>('vario');
  return (
    <ChoiceMenu
      label="Colour"
      trigger={<Button>{chosen}</Button>}
      choices={choices}
      chosen={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange(next);
      }}
    />
  );
}

const choiceStates = () =>
  screen.getAllByRole('menuitemradio').map((item) => [item.textContent, item.ariaChecked]);

test('shows the choice, focuses it, and closes after another one', async () => {
  const onChange = vi.fn<(chosen: string) => void>();
  renderKit(<ColorMenu onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'vario' }));
  expect(choiceStates()).toEqual([
    ['Vario', 'true'],
    ['Speed', 'false'],
  ]);
  expect(screen.getByRole('menuitemradio', { name: 'Vario' })).toHaveFocus();

  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('speed');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'speed' }));
  expect(choiceStates()).toEqual([
    ['Vario', 'false'],
    ['Speed', 'true'],
  ]);
});

test('does not change if the choice is chosen again', async () => {
  const onChange = vi.fn<(chosen: string) => void>();
  renderKit(<ColorMenu onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'vario' }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Vario' }));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
