import type { Plugin } from 'vite';
import { type ColorTokens, colors } from '../../ui/src/theme/tokens.ts';

const ID = 'virtual:colours.css';

/** Provides the colours of the application as those of the site. */
export function colours(): Plugin {
  return {
    name: 'colours',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) =>
      id === `\0${ID}`
        ? `:root {${propertiesOf(colors.light)}}\n.dark {${propertiesOf(colors.dark)}}`
        : undefined,
  };
}

function propertiesOf({ surface, text, border, tone }: ColorTokens): string {
  const properties: Record<string, string> = {
    bg: surface.raised,
    'bg-alt': surface.pane,
    'bg-elv': surface.raised,
    'bg-soft': surface.sunken,
    border: border.control,
    divider: border.subtle,
    gutter: border.subtle,
    'text-1': text.default,
    'text-2': text.muted,
    'text-3': text.muted,
    'brand-1': text.link,
    'brand-2': surface.brandHover,
    'brand-3': surface.brand,
    'brand-soft': tone.brand.surface,
  };
  return Object.entries(properties)
    .map(([name, value]) => `--vp-c-${name}: ${value};`)
    .join(' ');
}
