import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { Tabs } from './Tabs.js';

const tabs = ['Free', 'Triangle', 'Out'].map((name) => ({
  id: name.toLowerCase(),
  label: name,
  panel: `Score of ${name}`,
}));

test('arrow keys choose, and only the chosen panel is rendered', async () => {
  const onChange = vi.fn<(id: string) => void>();
  renderKit(<Tabs label="Contest" tabs={tabs} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Triangle', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Score of Triangle');
  expect(onChange).toHaveBeenLastCalledWith('triangle');
});

test('shows the given tab', () => {
  renderKit(<Tabs label="Contest" tabs={tabs} selected="out" />);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Score of Out');
});
