import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../test/render-kit.js';
import { useMessages } from './MessagesProvider.js';

function CoPilot() {
  const messages = useMessages();
  return messages['flight.with']({ name: 'Jo Ek' });
}

test('provides the texts of the catalogue', () => {
  expect(renderKit(<CoPilot />).container).toHaveTextContent('with Jo Ek');
});

test('the error names the missing catalogue', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<CoPilot />)).toThrow('MessagesProvider');
});
