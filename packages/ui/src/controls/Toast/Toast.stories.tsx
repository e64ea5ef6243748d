import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.js';
import { Inline } from '../../layout/Stack/Stack.js';
import { Button } from '../Button/Button.js';
import { ToastProvider, useToast } from './ToastProvider.js';

function Triggers() {
  const show = useToast();
  return (
    <Inline>
      <Button onPress={() => show({ type: 'success', title: 'Flight saved' })}>Success</Button>
      <Button
        onPress={() =>
          show({ type: 'warning', title: 'Offline', message: 'You are not connected.' })
        }
      >
        Warning
      </Button>
      <Button
        onPress={() =>
          show({
            type: 'error',
            title: 'Service unavailable',
            message: 'Please try again later or contact us',
          })
        }
      >
        Error
      </Button>
      <Button
        onPress={() =>
          show({
            type: 'warning',
            title: 'Open this page in its own window',
            link: { label: 'Open in a new window', href: '#' },
          })
        }
      >
        Link
      </Button>
    </Inline>
  );
}

const meta: Meta = {
  title: 'controls/Toast',
  component: ToastProvider,
  parameters: {
    guide: {
      keys: {
        F6: 'Moves to the messages and back.',
        'Enter, Space': 'On its buttons: closes the message or runs its action.',
      },
      do: 'Report the result of an action that left no trace on the page.',
      dont: 'Report an error of a field; that belongs to the field.',
    } satisfies Guide,
  },
};
export default meta;

export const Shown: StoryObj = {
  render: () => (
    <ToastProvider>
      <Triggers />
    </ToastProvider>
  ),
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) {
      await userEvent.click(button);
    }
  },
};
