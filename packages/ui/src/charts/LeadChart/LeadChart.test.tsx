import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { type CanvasRecord, stubCanvas } from '../../../test/stub-canvas.js';
import { LeadChart, type LeadChartProps } from './LeadChart.js';

const startS = Date.UTC(2026, 6, 14, 10) / 1000;
const timeS = Array.from({ length: 361 }, (_, index) => startS + index * 10);

let canvas: CanvasRecord;
beforeEach(() => {
  canvas = stubCanvas();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function renderChart(chart: Partial<LeadChartProps> = {}) {
  const onCursorChange = vi.fn();
  const lines = [
    { id: 1, name: 'Jo', color: '#123456', values: timeS.map((_, index) => index / 10 - 12) },
    { id: 2, name: 'Kim', color: '#654321', values: timeS.map(() => Number.NaN) },
  ];
  renderKit(
    <LeadChart
      title="Ahead by"
      timeS={timeS}
      lines={lines}
      quantity="distance"
      cursorTimeS={null}
      onCursorChange={onCursorChange}
      {...chart}
    />,
  );
  return { onCursorChange };
}

test('a table lists the leads, with a dash for unknown ones', async () => {
  renderChart();
  expect(screen.getByRole('figure', { name: 'Ahead by (km)' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Values as a table' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('-12.0');
  expect(rows[1]).toHaveTextContent('–');
  expect(rows.at(-1)).toHaveTextContent('24.0');
});

test('the axes show leads and the time of day', async () => {
  renderChart();
  await vi.waitFor(() =>
    expect(canvas.texts).toEqual(expect.arrayContaining(['-10', '0', '20', '10:30'])),
  );
});

test('a pointer reports its moment', () => {
  const { onCursorChange } = renderChart();
  const over = document.querySelector<HTMLElement>('.u-over')!;
  vi.spyOn(over, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 600, 100));
  fireEvent(over, new MouseEvent('pointermove', { clientX: 400, bubbles: true }));
  expect(onCursorChange).toHaveBeenCalledWith(startS + 1800);
});

test('draws nothing without fixes', () => {
  renderChart({ timeS: [] });
  expect(screen.queryByRole('figure')).toBeNull();
});
