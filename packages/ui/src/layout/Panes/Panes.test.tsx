import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { stubViewport } from '../../../test/stub-viewport.js';
import { Panes } from './Panes.js';
// Loaded late by the panes; here at once, so that no test waits for a file to be transformed.
import './SecondaryPane.js';
import './SecondarySheet.js';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function renderPanes() {
  return renderKit(
    <Panes
      scrollKey="/flight"
      primary={<p>List</p>}
      secondary={<p>Tracks</p>}
      secondaryLabel="Map"
    />,
  );
}

test('the secondary pane can be enlarged, shrunk, hidden and shown', async () => {
  stubViewport(1440);
  renderPanes();
  expect(screen.getByRole('main')).toHaveTextContent('List');
  expect(await screen.findByRole('region', { name: 'Map' })).toHaveTextContent('Tracks');
  for (const [name, then] of [
    ['Enlarge Map', 'Shrink Map'],
    ['Shrink Map', 'Enlarge Map'],
    ['Collapse Map', 'Show Map'],
    ['Show Map', 'Collapse Map'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('button', { name: then })).toHaveFocus();
  }
});

test('restores the pane of an earlier visit', async () => {
  stubViewport(1440);
  const { unmount } = renderPanes();
  await userEvent.click(await screen.findByRole('button', { name: 'Collapse Map' }));
  unmount();
  renderPanes();
  expect(await screen.findByRole('button', { name: 'Show Map' })).toBeVisible();
});

test('on a phone it is a sheet that loads when first opened', async () => {
  stubViewport(390);
  renderPanes();
  const handle = await screen.findByRole('button', { name: 'Show Map' });
  expect(screen.queryByText('Tracks')).not.toBeInTheDocument();
  await userEvent.click(handle);
  expect(handle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Tracks')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Hide Map' }));
  expect(handle).toHaveAttribute('aria-expanded', 'false');
});

test('a half open sheet leaves room for its companion, or fills the page', async () => {
  stubViewport(390);
  const companionRef = createRef<HTMLDivElement>();
  renderKit(
    <Panes
      scrollKey="/flight/7"
      primary={<div ref={companionRef}>Barogram</div>}
      companionRef={companionRef}
      secondary={<p>Tracks</p>}
      secondaryLabel="Map"
    />,
  );
  const comeIntoView = vi.fn();
  companionRef.current!.scrollIntoView = comeIntoView;
  await userEvent.click(await screen.findByRole('button', { name: 'Show Map' }));
  expect(comeIntoView).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge Map' }));
  await userEvent.click(screen.getByRole('button', { name: 'Shrink Map' }));
  expect(screen.getByRole('button', { name: 'Hide Map' })).toBeVisible();
});

test('the main content of a page is above the rest, and closes', async () => {
  stubViewport(390);
  renderKit(
    <Panes
      scrollKey="/flight/7"
      primary={<p>Figures</p>}
      secondary={<p>Tracks</p>}
      secondaryLabel="Map"
      sheetPlace="above"
    />,
  );
  const map = await screen.findByRole('region', { name: 'Map' });
  expect(map).toHaveTextContent('Tracks');
  const order = map.compareDocumentPosition(screen.getByRole('main'));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(screen.getByRole('button', { name: 'Hide Map' }));
  expect(screen.getByRole('button', { name: 'Show Map' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

describe('dragging the handle of the sheet', () => {
  const PAGE_PX = 700;
  const HANDLE_PX = 48;

  function pullFrom(clientY: number, toY: number) {
    const handle = screen.getByRole('button', { name: /^(Show|Hide) Map$/ });
    return userEvent.pointer([
      { keys: '[TouchA>]', target: handle, coords: { clientY } },
      { pointerName: 'TouchA', target: document.body, coords: { clientY: toY } },
      { keys: '[/TouchA]', target: document.body, coords: { clientY: toY } },
    ]);
  }

  function sheetState(): string {
    if (screen.queryByRole('button', { name: 'Shrink Map' })) return 'full';
    return screen.queryByRole('button', { name: 'Hide Map' }) ? 'half' : 'closed';
  }

  beforeEach(async () => {
    stubViewport(390);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(PAGE_PX);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, PAGE_PX - HANDLE_PX, 390, HANDLE_PX),
    );
    renderPanes();
    await screen.findByRole('button', { name: 'Show Map' });
  });

  test('opens it to half, then fully, and closes it in two steps', async () => {
    await pullFrom(680, 500);
    expect(sheetState()).toBe('half');
    await pullFrom(400, 300);
    expect(sheetState()).toBe('full');
    await pullFrom(100, 120);
    expect(sheetState()).toBe('closed');
  });

  test('opens it fully when dragged far up', async () => {
    await pullFrom(680, 60);
    expect(sheetState()).toBe('full');
  });

  test('does nothing when hardly moved', async () => {
    await pullFrom(680, 676);
    expect(sheetState()).toBe('closed');
  });
});
