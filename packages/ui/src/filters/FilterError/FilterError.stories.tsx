import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterError } from './FilterError.js';

const meta: Meta<typeof FilterError> = {
  component: FilterError,
  args: { children: 'This place does not exist, so no flight matches.' },
};
export default meta;

export const Shown: StoryObj<typeof FilterError> = {};
