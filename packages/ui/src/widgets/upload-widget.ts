import { h } from './h.js';
import { defineWidget } from './widget.js';

/** A button that opens the page for uploads. */
export const uploadWidget = defineWidget<undefined>({
  tag: 'cloudstreet-upload',
  attributes: [],
  load: async () => undefined,
  render: (_data, { texts, page, linkTarget }) => ({
    content: [
      h(
        'a',
        { class: 'button', part: 'button', href: page('/upload'), ...linkTarget },
        texts['widget.upload'](),
      ),
    ],
  }),
});
