import { media } from '../theme/media.js';
import { useTheme } from '../theme/ThemeProvider.js';
import { type ColorTokens, colors } from '../theme/tokens.js';
import { useMediaQuery } from '../theme/use-media-query.js';

/** Reason why a part of a flight is shaded. */
export type ShadeName = 'launch' | 'engine' | 'unscored';

/** Colours of the current theme for canvases, which cannot read CSS variables. */
export interface CanvasColors {
  chart: ColorTokens['chart'];
  /** Fill and text of turnpoint badges. */
  badge: string;
  onBadge: string;
  /** Backgrounds of shaded parts. */
  shades: Record<ShadeName, string>;
  /** Between the curve and the ground, at its top and at its bottom. */
  sky: [top: string, bottom: string];
  /** Colour of the curve where the flight does not count. */
  pale: string;
  background: string;
  /** Text on the canvas, and less prominent text. */
  ink: string;
  muted: string;
}

/** Returns the colours for a canvas. In forced-colours mode, they are those of the system. */
export function useCanvasColors(): CanvasColors {
  const theme = useTheme();
  const forced = useMediaQuery(media.forcedColors);
  return forced ? systemColors : themeColors[theme];
}

function colorsOf({ chart, surface, text, tone }: ColorTokens): CanvasColors {
  return {
    chart,
    badge: tone.brand.solid,
    onBadge: tone.brand.onSolid,
    shades: {
      launch: withAlpha(text.muted, 0.2),
      engine: withAlpha(chart.engine, 0.3),
      unscored: withAlpha(text.muted, 0.12),
    },
    sky: [withAlpha(chart.altitude, 0.26), withAlpha(chart.altitude, 0.04)],
    pale: withAlpha(chart.altitude, 0.5),
    background: surface.raised,
    ink: text.strong,
    muted: text.muted,
  };
}

const themeColors = {
  light: colorsOf(colors.light),
  dark: colorsOf(colors.dark),
  'high-contrast': colorsOf(colors['high-contrast']),
};

const systemColors: CanvasColors = {
  chart: {
    grid: 'GrayText',
    axis: 'CanvasText',
    cursor: 'Highlight',
    altitude: 'CanvasText',
    ground: 'Canvas',
    groundEdge: 'CanvasText',
    meeting: 'CanvasText',
    thermal: 'CanvasText',
    attempt: 'CanvasText',
    glide: 'CanvasText',
    engine: 'CanvasText',
    curve: 'LinkText',
    airspace: 'CanvasText',
    selection: 'Highlight',
  },
  badge: 'CanvasText',
  onBadge: 'Canvas',
  shades: { launch: 'transparent', engine: 'transparent', unscored: 'transparent' },
  sky: ['transparent', 'transparent'],
  pale: 'GrayText',
  background: 'Canvas',
  ink: 'CanvasText',
  muted: 'CanvasText',
};

function withAlpha(color: string, alpha: number): string {
  return `${color}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;
}
