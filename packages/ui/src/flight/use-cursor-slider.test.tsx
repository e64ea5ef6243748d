import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { type CursorStore, createCursorStore } from './cursor-store.js';
import { useCursorSlider } from './use-cursor-store.js';

function Slider({ cursor }: { cursor: CursorStore }) {
  const { ref } = useCursorSlider(cursor, (timeS) => ({ value: timeS ?? 0, text: `${timeS} s` }));
  return <input ref={ref} type="range" aria-label="Time" />;
}

/** Moves the cursor after the slider is in the document and before its effects have run. */
function EarlyMove({ cursor }: { cursor: CursorStore }) {
  useLayoutEffect(() => cursor.set(7), [cursor]);
  return null;
}

test('shows a cursor that moves while the slider appears', () => {
  const cursor = createCursorStore();
  render(
    <>
      <Slider cursor={cursor} />
      <EarlyMove cursor={cursor} />
    </>,
  );
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '7 s');
});
