import { media, vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** The choices, and beside them what they result in. */
export const builder = style({
  display: 'grid',
  gap: vars.space.x8,
  alignItems: 'start',
  '@media': {
    [media.middle]: { gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 48rem)' },
  },
});

export const results = style({ display: 'grid', gap: vars.space.x6, minInlineSize: 0 });

/** Two in a row on a phone, so that the preview begins on the first screen. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  gap: vars.space.x4,
  alignItems: 'start',
  '@media': { [media.middle]: { gridTemplateColumns: '100%' } },
});

export const code = style({
  padding: vars.space.x3,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: vars.font.size.sm,
  background: vars.color.surface.sunken,
  borderRadius: vars.radius.control,
});

/** The ground of a site, in the scheme of the chosen colours. */
export const site = style({
  padding: vars.space.x4,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.tile,
  background: 'Canvas',
});

export const preview = style({ display: 'block', inlineSize: '100%', border: 'none' });
