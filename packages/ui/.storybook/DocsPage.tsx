import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { Guide } from './guide.js';

/** The page of a component: an example with its props, its keys, when to use it, and its states. */
export default function DocsPage() {
  const { title, parameters } = useOf('meta', ['meta']).preparedMeta;
  const guide: Guide | undefined = parameters['guide'];
  // A browser draws few maps at a time, so their states are only in the list of stories.
  const hasStates = !title.startsWith('map/');
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {guide && <Markdown>{guideText(guide)}</Markdown>}
      {hasStates && <Stories title="States" includePrimary={false} />}
    </>
  );
}

function guideText({ keys, do: advice, dont }: Guide): string {
  const rows = Object.entries(keys).map(([key, effect]) => `| ${key} | ${effect} |`);
  return [
    '## Keyboard',
    '',
    '| Key | Effect |',
    '| --- | --- |',
    ...rows,
    '',
    '## Do and don’t',
    '',
    `- **Do:** ${advice}`,
    `- **Don’t:** ${dont}`,
  ].join('\n');
}
