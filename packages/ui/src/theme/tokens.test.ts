import { describe, expect, test } from 'vitest';
import { contrast, distanceForEveryEye } from '../../test/color-math.js';
import { mapColors } from '../map/map-colors.js';
import { avatarPalette, colors, levelPalette, type ThemeName, trackPalettes } from './tokens.js';

describe.each(Object.entries(colors))('%s', (_theme, palette) => {
  const { surface, hill, text, border, focus, tone, chart } = palette;
  const grounds = ['page', 'pane', 'raised', 'sunken', 'hover', 'selected'] as const;
  const inks = ['strong', 'default', 'muted', 'link'] as const;
  const tones = Object.entries(tone);

  test.each(grounds.flatMap((ground) => inks.map((ink) => ({ ground, ink }))))(
    '$ink text is readable on $ground',
    ({ ground, ink }) => expect(contrast(text[ink], surface[ground])).toBeGreaterThanOrEqual(4.5),
  );

  test.each(tones)('%s text is readable on all surfaces', (_name, colorsOfTone) => {
    for (const ground of [surface.page, surface.pane, surface.raised, colorsOfTone.surface]) {
      expect(contrast(colorsOfTone.text, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(colorsOfTone.onSolid, colorsOfTone.solid)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colorsOfTone.solid, surface.raised)).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(hill))(
    'text and controls are visible on the %s hill',
    (_name, ground) => {
      const texts = [...inks.map((ink) => text[ink]), ...tones.map(([, { text: ink }]) => ink)];
      for (const ink of texts) {
        expect(contrast(ink, ground), `${ink} ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
      for (const stroke of [border.control, border.strong, focus]) {
        expect(contrast(stroke, ground), `${stroke} ${ground}`).toBeGreaterThanOrEqual(3);
      }
    },
  );

  test('text on brand and inverse surfaces is readable', () => {
    expect(contrast(text.onBrand, surface.brand)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(text.onBrand, surface.brandHover)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(text.onInverse, surface.inverse)).toBeGreaterThanOrEqual(4.5);
  });

  test('borders of controls, focus and curves are visible', () => {
    const strokes = [border.control, focus, chart.altitude, chart.thermal, chart.attempt];
    const others = [chart.glide, chart.groundEdge, chart.cursor, chart.curve, chart.airspace];
    for (const stroke of [...strokes, ...others]) {
      for (const ground of [surface.page, surface.pane, surface.raised]) {
        expect(contrast(stroke, ground)).toBeGreaterThanOrEqual(3);
      }
    }
    expect(contrast(chart.axis, surface.raised)).toBeGreaterThanOrEqual(4.5);
  });
});

test('there is no landscape with high contrast', () => {
  const { hill, surface } = colors['high-contrast'];
  expect(hill).toEqual({ near: surface.page, far: surface.page });
});

// 0.02 in OKLab is a just noticeable difference side by side; lines lie apart, so fourfold.
const APART = 0.08;

describe.each(Object.keys(trackPalettes) as ThemeName[])('tracks in %s', (theme) => {
  const palette = trackPalettes[theme];
  const { surface, chart } = colors[theme];

  test('are visible on the map and beside it', () => {
    expect(palette).toHaveLength(12);
    for (const color of palette) {
      for (const ground of [mapColors[theme].land, surface.pane, surface.raised]) {
        expect(contrast(color, ground), `${color} ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test('differ from each other and from meetings for every kind of colour vision', () => {
    for (const [index, first] of palette.entries()) {
      for (const second of [...palette.slice(index + 1), chart.meeting]) {
        expect(distanceForEveryEye(first, second), `${first} ${second}`).toBeGreaterThan(APART);
      }
    }
  });
});

test.each(avatarPalette)('initials are readable on %s', (color) => {
  expect(contrast(colors.light.text.onBrand, color)).toBeGreaterThanOrEqual(4.5);
});

describe('levels', () => {
  test.each(levelPalette)('figures are readable on %s', (color) => {
    expect(contrast(colors.light.text.onBrand, color)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(levelPalette.slice(1).map((color, index) => ({ color, before: levelPalette[index]! })))(
    '$color differs from $before before it',
    ({ color, before }) => expect(distanceForEveryEye(color, before)).toBeGreaterThan(0.02),
  );
});
