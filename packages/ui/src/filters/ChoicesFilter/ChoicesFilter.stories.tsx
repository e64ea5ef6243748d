import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.js';
import { ChoicesFilter, ClassFilter, KeywordFilter } from './ChoicesFilter.js';

function Classes() {
  const [chosen, setChosen] = useState(['18']);
  const values = ['OP', '18', '15', 'ST', 'CL', 'DO'];
  return <ClassFilter values={values} chosen={chosen} onChange={setChosen} />;
}

function Keywords() {
  const [chosen, setChosen] = useState<string[]>([]);
  const values = ['junior', 'female', 'wave', 'launch_winch', 'no_engine'];
  return <KeywordFilter values={values} chosen={chosen} onChange={setChosen} />;
}

const meta: Meta<typeof ChoicesFilter> = {
  component: ChoicesFilter,
  parameters: {
    guide: {
      keys: { Space: 'Checks or unchecks the option.' },
      do: 'Use it where several values may be chosen.',
      dont: 'Use it for more than about twenty values; that is a `NameFilter`.',
    } satisfies Guide,
  },
  subcomponents: { ClassFilter, KeywordFilter },
};
export default meta;
type Story = StoryObj<typeof ChoicesFilter>;

export const OfClasses: Story = { render: () => <Classes /> };
export const OfKeywords: Story = { render: () => <Keywords /> };
