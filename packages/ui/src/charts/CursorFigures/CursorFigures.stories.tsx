import type { Meta, StoryObj } from '@storybook/react-vite';
import { createCursorStore } from '../../flight/cursor-store.js';
import { CursorFigure, CursorFigures } from './CursorFigures.js';

const meta: Meta<typeof CursorFigures> = {
  component: CursorFigures,
  args: {
    cursor: createCursorStore(12),
    children: (
      <>
        <CursorFigure
          read={(timeS) =>
            timeS === null ? undefined : { number: String(timeS * 100), unit: 'm' }
          }
        />{' '}
        <CursorFigure read={() => undefined} />
      </>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof CursorFigures>;

export const AtRest: Story = {};
export const WithoutMoment: Story = { args: { cursor: createCursorStore() } };
