import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from '../src/generated/messages/en-gb.js';
import { KitProvider } from '../src/provider/KitProvider.js';

const modules = import.meta.glob<Parameters<typeof composeStories>[0]>(
  // All but the boundary, whose story throws: boundaries catch only in browsers.
  ['../src/**/*.stories.tsx', '!../src/layout/PartBoundary/*'],
  { eager: true },
);

const stories = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(composeStories(module)).map(([name, Story]) => ({
    name: `${file.slice('../src/'.length)} ${name}`,
    Story: Story as ComponentType,
  })),
);

test.each(stories)('renders without a browser: $name', ({ Story }) => {
  const html = renderToString(
    <KitProvider messages={messages} locale="en-gb" unitSystem="M" timeZone="UTC" theme="dark">
      <Story />
    </KitProvider>,
  );
  expect(html).toContain('cs-root');
});
