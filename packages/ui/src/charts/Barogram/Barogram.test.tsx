import type { Interval } from '@cloudstreet/scoring/parse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { scoreOf } from '../../../test/score-of.js';
import { type CanvasRecord, stubCanvas } from '../../../test/stub-canvas.js';
import type { CurveName } from '../barogram-curves.js';
import { Barogram, type BarogramProps } from './Barogram.js';

const takeoffS = Date.UTC(2026, 6, 14, 10) / 1000;
/** Two hours with a fix every ten seconds: up 1 m/s for an hour, then down, above ground at 300 m. */
const timeS = Array.from({ length: 721 }, (_, index) => takeoffS + index * 10);
const altitudeM = timeS.map((time) => 500 + Math.min(time - takeoffS, 7200 - (time - takeoffS)));
const track = {
  unixS: timeS,
  altitudeM,
  groundAltM: timeS.map(() => 300),
  latDeg: timeS.map((_, index) => 50 + index * 0.0025),
  lonDeg: timeS.map(() => 9),
};
const score = scoreOf([
  { lat: 50.1, lon: 9, time: '2026-07-14T10:20:00+00:00' },
  { lat: 50.9, lon: 9, time: '2026-07-14T11:00:00+00:00' },
  { lat: 51.5, lon: 9, time: '2026-07-14T11:40:00+00:00' },
]);

let canvas: CanvasRecord;
beforeEach(() => {
  canvas = stubCanvas();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const reading = (name: string) => screen.getByText(name).nextElementSibling;
const slider = () => screen.getByRole('slider', { name: 'Barogram cursor' });

function ControlledBarogram(props: Partial<BarogramProps>) {
  const [cursorTimeS, setCursor] = useState<number | null>(null);
  return (
    <Barogram
      track={track}
      score={score}
      cursorTimeS={cursorTimeS}
      {...props}
      onCursorChange={(next) => {
        setCursor(next);
        props.onCursorChange?.(next);
      }}
    />
  );
}

describe('keys move the cursor and report the time of a fix', () => {
  test.each([
    { keys: '{ArrowRight}', expected: 0, why: 'the first key brings it to the beginning' },
    { keys: '{ArrowRight>3/}', expected: 20, why: 'from fix to fix' },
    { keys: '{End}{ArrowLeft}', expected: 7190, why: 'back from the end' },
    { keys: '{End}{ArrowRight}', expected: 7200, why: 'never past the end' },
    { keys: '{Home}{Shift>}{ArrowRight}{/Shift}', expected: 100, why: 'ten fixes with Shift' },
    { keys: '{Home}{PageUp}', expected: 720, why: 'a tenth of what is shown' },
  ])('$keys: $why', async ({ keys, expected }) => {
    const onCursorChange = vi.fn<NonNullable<BarogramProps['onCursorChange']>>();
    renderKit(<ControlledBarogram onCursorChange={onCursorChange} />);
    slider().focus();
    await userEvent.keyboard(keys);
    expect(onCursorChange).toHaveBeenLastCalledWith(takeoffS + expected);
  });

  test('Escape hides the cursor', async () => {
    const onCursorChange = vi.fn<NonNullable<BarogramProps['onCursorChange']>>();
    renderKit(<ControlledBarogram onCursorChange={onCursorChange} />);
    slider().focus();
    await userEvent.keyboard('{End}{Escape}');
    expect(onCursorChange).toHaveBeenLastCalledWith(null);
  });
});

test('shows and announces the cursor in the units of the reader', () => {
  renderKit(<Barogram track={track} cursorTimeS={takeoffS + 1800} onCursorChange={() => {}} />, {
    unitSystem: 'U',
    timeZone: 'Europe/Berlin',
  });
  expect(slider()).toHaveAttribute(
    'aria-valuetext',
    '12:30:00: altitude 7,546\u202fft, climb +197\u202ffpm',
  );
  expect(reading('Altitude')).toHaveTextContent('7,546 ft');
  expect(reading('Above ground')).toHaveTextContent('6,562 ft');
  expect(reading('Climb')).toHaveTextContent('+197 fpm');
  // 0.0025 degrees of latitude in ten seconds.
  expect(reading('Speed')).toHaveTextContent('54 kt');
});

test('the cursor can be set from outside between two fixes', () => {
  renderKit(<Barogram track={track} cursorTimeS={takeoffS + 1804} onCursorChange={() => {}} />);
  expect(slider()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^10:30:00/));
});

test('marks the turnpoints of the score', async () => {
  renderKit(<ControlledBarogram />);
  await vi.waitFor(() =>
    expect(canvas.texts).toEqual(expect.arrayContaining(['S', '1', 'F', 'm'])),
  );
});

test('the axis has round altitudes of the unit', async () => {
  renderKit(<ControlledBarogram />, { unitSystem: 'I' });
  await vi.waitFor(() =>
    expect(canvas.texts).toEqual(expect.arrayContaining(['ft', '0', '2,000', '4,000'])),
  );
});

test('plus zooms in and the button shows the whole flight again', async () => {
  renderKit(<ControlledBarogram />);
  const whole = screen.getByRole('button', { name: 'Show the whole flight' });
  expect(whole).toBeDisabled();
  slider().focus();
  await userEvent.keyboard('{Home}++');
  expect(whole).toBeEnabled();
  await userEvent.click(whole);
  expect(whole).toBeDisabled();
});

test('an equal new track and other equal new props keep the zoom', async () => {
  function Rerendered() {
    const [, setCount] = useState(0);
    const equal = { ...track, unixS: [...timeS], altitudeM: [...altitudeM] };
    return (
      <>
        <button type="button" onClick={() => setCount((count) => count + 1)}>
          Render
        </button>
        <Barogram track={equal} score={structuredClone(score)} phases={[]} others={[]} />
      </>
    );
  }
  renderKit(<Rerendered />);
  slider().focus();
  await userEvent.keyboard('{Home}++');
  await userEvent.click(screen.getByRole('button', { name: 'Render' }));
  expect(screen.getByRole('button', { name: 'Show the whole flight' })).toBeEnabled();
});

test('the table has values with units and names the turnpoints', async () => {
  renderKit(<ControlledBarogram />);
  await userEvent.click(screen.getByRole('button', { name: 'Values as a table' }));
  const table = await screen.findByRole('table');
  const headings = within(table).getAllByRole('columnheader');
  expect(headings.map((cell) => cell.textContent)).toEqual([
    'Time',
    'Altitude',
    'Ground',
    'Climb',
    'Speed',
    'Place',
  ]);
  const highest = within(table).getByRole('row', { name: /11:00:00/ });
  expect(highest).toHaveTextContent('4,100 m');
  expect(highest).toHaveTextContent('300 m');
  expect(highest).toHaveTextContent('Turnpoint 1');
});

test('shaded parts are named in chart, announcement and list', async () => {
  const shades = [
    { kind: 'launch', startS: takeoffS, endS: takeoffS + 600 },
    { kind: 'engine', startS: takeoffS + 3000, endS: takeoffS + 3300 },
  ] as const;
  renderKit(<ControlledBarogram shades={shades} />);
  await vi.waitFor(() =>
    expect(canvas.texts).toEqual(expect.arrayContaining(['Launch', 'Engine'])),
  );
  expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
    'Launch',
    'Engine',
  ]);

  slider().focus();
  await userEvent.keyboard('{Home}');
  expect(slider()).toHaveAttribute('aria-valuetext', expect.stringMatching(/, Launch$/));
  await userEvent.keyboard('{End}');
  const inFlight = expect.not.stringMatching(/Launch|Engine/);
  await waitFor(() => expect(slider()).toHaveAttribute('aria-valuetext', inFlight));

  await userEvent.click(screen.getByRole('button', { name: 'Values as a table' }));
  const table = await screen.findByRole('table');
  // The moment at which the launch ends is not left out.
  expect(within(table).getByRole('row', { name: /10:10:00/ })).toHaveTextContent('Launch');
  expect(within(table).getByRole('row', { name: /10:50:00/ })).toHaveTextContent('Engine');
  expect(within(table).getByRole('row', { name: /11:00:00/ })).not.toHaveTextContent('Engine');
});

test('the table names the phase and the airspaces of each moment', async () => {
  const from = (startS: number, endS: number) => ({
    startS: takeoffS + startS,
    endS: takeoffS + endS,
  });
  renderKit(
    <ControlledBarogram
      phases={[{ kind: 'thermal', ...from(0, 600) }]}
      airspaces={[{ name: 'TMA', ...from(0, 900) }]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Values as a table' }));
  const [, first, ...others] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(first).toHaveTextContent('Thermal, TMA');
  expect(others.at(-1)?.textContent).not.toMatch(/Thermal|TMA/);
});

describe('a handle', () => {
  function WithHandle({ onMove }: { onMove: (timeS: number) => void }) {
    const [releaseS, setReleaseS] = useState(takeoffS + 600);
    const handle = {
      id: 'release',
      name: 'Release',
      timeS: releaseS,
      minS: takeoffS + 300,
      maxS: takeoffS + 1205,
      side: 'after',
      onMove: (next: number) => {
        setReleaseS(next);
        onMove(next);
      },
    } as const;
    return <ControlledBarogram handles={[handle]} />;
  }
  const handle = () => screen.findByRole('slider', { name: 'Release' });

  test.each([
    { keys: '{ArrowRight}', expected: 610, why: 'to the next fix' },
    { keys: '{ArrowLeft>3/}', expected: 570, why: 'back by three' },
    { keys: '{Shift>}{ArrowRight}{/Shift}', expected: 700, why: 'by ten with Shift' },
    { keys: '{Home}', expected: 300, why: 'as early as it may be' },
    { keys: '{End}', expected: 1200, why: 'to the last fix that it may be at' },
    { keys: '{PageUp}', expected: 1200, why: 'no farther' },
  ])('moves by $keys $why', async ({ keys, expected }) => {
    const onMove = vi.fn<(timeS: number) => void>();
    renderKit(<WithHandle onMove={onMove} />);
    (await handle()).focus();
    await userEvent.keyboard(keys);
    expect(onMove).toHaveBeenLastCalledWith(takeoffS + expected);
  });

  test('announces its place and moves the cursor with it', async () => {
    renderKit(<WithHandle onMove={() => undefined} />);
    expect(await handle()).toHaveAttribute('aria-valuetext', '10:10:00, altitude 1,100\u202fm');
    (await handle()).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await handle()).toHaveAttribute('aria-valuetext', '10:10:10, altitude 1,110\u202fm');
    expect(slider()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^10:10:10/));
  });

  test('scrolls into view from another part of the barogram', async () => {
    renderKit(<WithHandle onMove={() => undefined} />);
    await handle();
    slider().focus();
    await userEvent.keyboard('{End}+++');
    const shown = async () => (await handle()).parentElement?.hasAttribute('data-outside');
    await vi.waitFor(async () => expect(await shown()).toBe(true));
    (await handle()).focus();
    await vi.waitFor(async () => expect(await shown()).toBe(false));
  });
});

describe('photos', () => {
  const list = [
    { id: 1, name: 'First thermal', kind: 'image', timeS: takeoffS + 1200 },
    { id: 2, name: 'Cloud street', kind: 'image', timeS: takeoffS + 3600 },
    { id: 3, name: 'Ridge', kind: 'image', timeS: takeoffS + 3630 },
  ] as const;
  const shared = { highlightedId: null, onHighlight: () => undefined, onOpen: () => undefined };

  test('are marked at their time; near ones share a marker until zoomed in', async () => {
    const props = { photos: { ...shared, list }, cursorTimeS: takeoffS + 3600 };
    renderKit(<ControlledBarogram {...props} />);
    expect(await screen.findByRole('button', { name: 'First thermal, 10:20' })).toBeVisible();
    expect(
      screen.getByRole('button', { name: '2 Cloud street, 11:00; Ridge, 11:00' }),
    ).toBeVisible();
    slider().focus();
    await userEvent.keyboard('++++++');
    expect(await screen.findByRole('button', { name: 'Cloud street, 11:00' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ridge, 11:00' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /First thermal/ })).not.toBeInTheDocument();
  });

  test('open when pressed without moving cursor or zoom', async () => {
    const onOpen = vi.fn<() => void>();
    const onCursorChange = vi.fn<NonNullable<BarogramProps['onCursorChange']>>();
    renderKit(
      <ControlledBarogram photos={{ ...shared, list, onOpen }} onCursorChange={onCursorChange} />,
    );
    await userEvent.click(await screen.findByRole('button', { name: /First thermal/ }));
    expect(onOpen.mock.calls).toEqual([[list[0]]]);
    expect(onCursorChange).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Show the whole flight' })).toBeDisabled();
  });

  test('are named in the table', async () => {
    renderKit(<ControlledBarogram photos={{ ...shared, list }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Values as a table' }));
    const table = await screen.findByRole('table');
    expect(within(table).getByRole('row', { name: /11:00:30/ })).toHaveTextContent('Ridge');
  });
});

describe('a curve', () => {
  const none = new Float32Array(timeS.length).fill(Number.NaN);
  const steps = none.map((_, index) => (index < 360 ? 2.5 : Number.NaN));
  const curves = {
    altitudeMslM: Float32Array.from(altitudeM),
    speedKmh: none.map(() => 100),
    hourSpeedKmh: none,
    varioMps: none.map(() => 1),
    glideRatio: none,
    glideSpeedKmh: none,
    glideDistanceKm: none,
    glideGainM: none,
    glideDetour: none,
    thermalClimbMps: steps,
    thermalGainM: none,
    thermalSpeedKmh: none,
    thermalTimeS: none.map(() => 240),
    thermalBankDeg: none,
  };

  test('can be chosen from a list if it has values', async () => {
    const onCurveChange = vi.fn<(curve: CurveName) => void>();
    renderKit(<ControlledBarogram curves={curves} curve="msl" onCurveChange={onCurveChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Curve: Altitude' }));
    const options = await screen.findAllByRole('menuitemradio');
    expect(options.map((option) => option.textContent)).toEqual([
      'Altitude',
      'Speed over ground',
      'Vario',
      'Thermal: average climb',
      'Thermal: time',
    ]);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Vario' }));
    expect(onCurveChange).toHaveBeenCalledExactlyOnceWith('vario');
  });

  test.each([
    { curve: 'speed', unitSystem: 'U', name: 'Speed over ground', value: '54 kt' },
    { curve: 'thermalAvg', unitSystem: 'M', name: 'Thermal: average climb', value: '+2.5 m/s' },
    { curve: 'thermalTime', unitSystem: 'M', name: 'Thermal: time', value: '240 s' },
  ] as const)('the value of $curve is shown as $value', ({ curve, unitSystem, name, value }) => {
    renderKit(<ControlledBarogram curves={curves} curve={curve} cursorTimeS={takeoffS + 1800} />, {
      unitSystem,
    });
    const valueText = `, ${name} ${value.replace(' ', '\u202f')}`;
    expect(slider()).toHaveAttribute('aria-valuetext', expect.stringContaining(valueText));
    expect(reading(name)).toHaveTextContent(value);
  });

  test('has its own axis, and a dash where it has no value', async () => {
    renderKit(
      <ControlledBarogram curves={curves} curve="thermalAvg" cursorTimeS={takeoffS + 5400} />,
    );
    await vi.waitFor(() => expect(canvas.texts).toEqual(expect.arrayContaining(['m/s', '2'])));
    expect(slider()).toHaveAttribute('aria-valuetext', expect.not.stringContaining('Thermal'));
    expect(reading('Thermal: average climb')).toHaveTextContent('–');
  });

  test('is a column of the table', async () => {
    renderKit(<ControlledBarogram curves={curves} curve="thermalAvg" />);
    await userEvent.click(screen.getByRole('button', { name: 'Values as a table' }));
    const table = await screen.findByRole('table');
    expect(within(table).getByRole('row', { name: /10:20:00/ })).toHaveTextContent('+2.5 m/s');
    expect(
      within(table).getByRole('columnheader', { name: 'Thermal: average climb' }),
    ).toBeVisible();
  });
});

test('phases and airspaces are named in the legend and at the cursor', async () => {
  const phases = [
    { kind: 'thermal', startS: takeoffS, endS: takeoffS + 600 },
    { kind: 'glide', startS: takeoffS + 600, endS: takeoffS + 7200 },
  ] as const;
  const airspaces = [
    { name: 'CTR Hahn', startS: takeoffS + 900, endS: takeoffS + 2000, floorM: 0, ceilingM: 2000 },
  ];
  const props = { phases, airspaces, cursorTimeS: takeoffS + 1800 };
  renderKit(<ControlledBarogram {...props} />);
  const legend = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(legend).toEqual(['Thermal', 'Glide', 'Airspace']);
  expect(slider()).toHaveAttribute('aria-valuetext', expect.stringMatching(/, Glide, CTR Hahn$/));
  await vi.waitFor(() => expect(canvas.texts).toContain('CTR Hahn'));
});

test('names another flight and extends the axis to its altitude', async () => {
  const other = {
    id: 7,
    name: 'Pilot B',
    color: '#d55e00',
    track: { ...track, altitudeM: altitudeM.map((altitude) => altitude + 2000) },
  };
  function Comparing() {
    const [others, setOthers] = useState<BarogramProps['others']>();
    return (
      <>
        <button type="button" onClick={() => setOthers([other])}>
          Compare
        </button>
        <ControlledBarogram others={others} />
      </>
    );
  }
  renderKit(<Comparing />);
  await vi.waitFor(() => expect(canvas.texts).toContain('4,000'));
  expect(canvas.texts).not.toContain('6,000');
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect(screen.getByRole('listitem')).toHaveTextContent('Pilot B');
  await vi.waitFor(() => expect(canvas.texts).toContain('6,000'));
});

describe('the selection', () => {
  function Selecting({ onSelectionChange }: Pick<BarogramProps, 'onSelectionChange'>) {
    const [selection, setSelection] = useState<Interval | null>(null);
    return (
      <ControlledBarogram
        selection={selection}
        onSelectionChange={(next) => {
          setSelection(next);
          onSelectionChange?.(next);
        }}
      />
    );
  }
  const selected = (startS: number, endS: number) => ({
    startS: takeoffS + startS,
    endS: takeoffS + endS,
  });

  test.each([
    { keys: '{Home}{Shift>}{ArrowRight>2/}{/Shift}', expected: selected(0, 200), why: 'grows' },
    {
      keys: '{Home}{Shift>}{ArrowRight>2/}{ArrowLeft}{/Shift}',
      expected: selected(0, 100),
      why: 'shrinks at the end that the cursor is at',
    },
    { keys: '{End}{Shift>}{ArrowLeft}{/Shift}', expected: selected(7100, 7200), why: 'grows back' },
    { keys: '{Home}{Shift>}{End}{/Shift}', expected: selected(0, 7200), why: 'reaches the end' },
    { keys: '{Home}{Shift>}{ArrowRight}{/Shift}{Escape}', expected: null, why: 'is cleared' },
  ])('$why with $keys', async ({ keys, expected }) => {
    const onSelectionChange = vi.fn<(selection: Interval | null) => void>();
    renderKit(<Selecting onSelectionChange={onSelectionChange} />);
    slider().focus();
    await userEvent.keyboard(keys);
    expect(onSelectionChange).toHaveBeenLastCalledWith(expected);
  });

  test('shows start, end and duration, and Enter zooms to it', async () => {
    renderKit(<Selecting />);
    slider().focus();
    await userEvent.keyboard('{Home}{Shift>}{ArrowRight>6/}{/Shift}');
    const group = screen.getByRole('group', { name: 'Selection' });
    expect(group).toHaveTextContent('10:00:00 to 10:10:00 10 min 00 s');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Show the whole flight' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the selection' }));
    expect(group).toHaveTextContent('Drag across the barogram');
  });

  test('is made with two buttons at the cursor and has handles', async () => {
    const onSelectionChange = vi.fn<(selection: Interval | null) => void>();
    renderKit(<Selecting onSelectionChange={onSelectionChange} />);
    expect(screen.getByRole('button', { name: 'From here' })).toBeDisabled();
    slider().focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await userEvent.click(screen.getByRole('button', { name: 'From here' }));
    expect(onSelectionChange).toHaveBeenLastCalledWith(selected(10, 7200));
    slider().focus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await userEvent.click(screen.getByRole('button', { name: 'To here' }));
    expect(onSelectionChange).toHaveBeenLastCalledWith(selected(10, 7190));
    (await screen.findByRole('slider', { name: 'End of the selection' })).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(onSelectionChange).toHaveBeenLastCalledWith(selected(10, 7180));
  });
});

test('reports a flight without fixes', () => {
  const empty = { unixS: [], latDeg: [], lonDeg: [], altitudeM: [] };
  renderKit(<Barogram track={empty} cursorTimeS={null} onCursorChange={() => {}} />);
  expect(screen.getByText('This flight has no fixes to draw.')).toBeVisible();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});
