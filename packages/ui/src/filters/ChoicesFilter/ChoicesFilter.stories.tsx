import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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
  subcomponents: { ClassFilter, KeywordFilter },
};
export default meta;
type Story = StoryObj<typeof ChoicesFilter>;

export const OfClasses: Story = { render: () => <Classes /> };
export const OfKeywords: Story = { render: () => <Keywords /> };
