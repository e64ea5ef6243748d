import { vars } from '@cloudstreet/ui/theme';
import { createVar, style } from '@vanilla-extract/css';

export const groupName = style({
  marginBlockEnd: vars.space.x1,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.strong,
});

export const note = style({ color: vars.color.text.muted, fontSize: vars.font.size.sm });

/** Kind of a phase: colour and name. */
export const kind = style({ whiteSpace: 'nowrap' });

const swatch = style({
  display: 'inline-block',
  inlineSize: '0.6rem',
  blockSize: '0.6rem',
  marginInlineEnd: vars.space.x1,
  borderRadius: '2px',
});

export const swatches = {
  thermal: style([swatch, { background: vars.color.chart.thermal }]),
  attempt: style([swatch, { background: vars.color.chart.attempt, borderRadius: '50%' }]),
  glide: style([
    swatch,
    { background: vars.color.chart.glide, blockSize: '0.2rem', marginBlockEnd: '0.2rem' },
  ]),
};

export const share = createVar();

/** A bar beside a value. Its length is the share of the largest value. */
export const bar = style({
  minInlineSize: '2px',
  inlineSize: share,
  blockSize: '0.75rem',
  borderRadius: '2px',
  background: vars.color.chart.thermal,
});

export const barCell = style({ minInlineSize: '8rem' });

export const arrow = style({ display: 'inline-block', verticalAlign: '-0.15em' });
