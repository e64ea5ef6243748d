import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { expect, within } from 'storybook/test';
import { Button } from '../controls/Button/Button.js';
import { Chip } from '../controls/Chip/Chip.js';
import { Inline, Stack } from '../layout/Stack/Stack.js';
import { vars } from './contract.css.js';
import { useTheme } from './ThemeProvider.js';
import { climbPalettes, scale, trackPalettes } from './tokens.js';

const meta: Meta = { title: 'theme/Theme' };
export default meta;

const { page, pane, raised, sunken, hover, selected } = vars.color.surface;
const swatch = { inlineSize: 72, padding: 12, color: vars.color.text.strong, borderRadius: 7 };

/** The toolbar switches the theme. */
export const Everything: StoryObj = {
  render: () => (
    <Stack gap="x6">
      <Inline>
        {Object.entries({ page, pane, raised, sunken, hover, selected }).map(
          ([name, background]) => (
            <div key={name} style={{ ...swatch, inlineSize: 110, background }}>
              {name}
            </div>
          ),
        )}
      </Inline>
      <Inline>
        <Chip>neutral</Chip>
        <Chip tone="brand">brand</Chip>
        <Chip tone="climb">climb</Chip>
        <Chip tone="warning">warning</Chip>
        <Chip tone="violation">violation</Chip>
      </Inline>
      <Inline>
        <Tracks />
      </Inline>
      <Inline gap="none">
        <Climbs />
      </Inline>
      <Stack gap="x2">
        {Object.entries(scale.font.size).map(([name, fontSize]) => (
          <p key={name} style={{ fontSize }}>
            {name}: Out and return over 1,012.4 km
          </p>
        ))}
      </Stack>
    </Stack>
  ),
};

function Climbs() {
  return climbPalettes[useTheme()].map(({ climbMps, color }) => (
    <div key={climbMps} style={{ inlineSize: 56, blockSize: 24, background: color }} />
  ));
}

function Tracks() {
  return trackPalettes[useTheme()].map((color) => (
    <svg key={color} width="56" height="40" aria-label={color} role="img">
      <path d="M4 34L22 8L36 26L52 6" fill="none" stroke={color} strokeWidth="4" />
    </svg>
  ));
}

const CLUB_COLORS = `
  :root {
    --cs-color-surface-brand: light-dark(rgb(163 32 27), rgb(179 38 30));
    --cs-color-text-link: light-dark(rgb(163 32 27), rgb(255 180 171));
    --cs-color-focus: light-dark(rgb(163 32 27), rgb(255 180 171));
    --cs-radius-control: 2px;
  }
`;

/** A site sets custom properties of its own, for both themes. */
export const ColorsOfClub: StoryObj = {
  render: () => (
    <>
      <style>{CLUB_COLORS}</style>
      <Inline>
        <Button tone="primary">Upload flights</Button>
        <Button tone="quiet">Show</Button>
      </Inline>
    </>
  ),
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button', { name: 'Upload flights' });
    const { backgroundColor, borderRadius } = getComputedStyle(button);
    const isDark = globals['theme'] === 'dark';
    await expect(backgroundColor).toBe(isDark ? 'rgb(179, 38, 30)' : 'rgb(163, 32, 27)');
    await expect(borderRadius).toBe('2px');
  },
};

const PAGE_STYLES = `
  body p { margin: 40px; padding: 20px; }
  body ul li { font-weight: 700; }
  ul { list-style: square; }
  h3 { font: italic 40px serif; }
  button { font: 8px serif; }
`;

const never = () => () => undefined;

/** Is rendered in the browser only, where there is an outside. */
function Outside() {
  const body = useSyncExternalStore(
    never,
    () => document.body,
    () => null,
  );
  return body && createPortal(<p>Outside</p>, body);
}

/** The kit changes nothing outside, and the page's styles for plain elements change nothing inside. */
export const OnPageWithStyles: StoryObj = {
  render: () => (
    <>
      <style>{PAGE_STYLES}</style>
      <h3>Out and return</h3>
      <p>Inside</p>
      <ul>
        <li>First</li>
      </ul>
      <Button onPress={() => {}}>Show</Button>
      <Outside />
    </>
  ),
  play: async ({ canvas }) => {
    const inside = getComputedStyle(canvas.getByText('Inside'));
    await expect([inside.margin, inside.padding, inside.boxSizing]).toEqual([
      '0px',
      '0px',
      'border-box',
    ]);
    const outside = getComputedStyle(within(document.body).getByText('Outside'));
    await expect([outside.margin, outside.padding, outside.boxSizing]).toEqual([
      '40px',
      '20px',
      'content-box',
    ]);
    await expect(outside.fontFamily).not.toContain('Inter');
    const heading = getComputedStyle(canvas.getByRole('heading'));
    await expect([heading.fontSize, heading.fontStyle]).toEqual([inside.fontSize, 'normal']);
    await expect(getComputedStyle(canvas.getByRole('list')).listStyleType).toBe('none');
    await expect(getComputedStyle(canvas.getByRole('button')).fontFamily).toContain('Inter');
  },
};
