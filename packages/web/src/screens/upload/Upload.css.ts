import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** Collapses without files. */
export const listSection = style({ outline: 'none', ':empty': { display: 'none' } });

export const list = style({ display: 'grid', gap: vars.space.x2 });

/** Of hundreds of files, only those in view are laid out. */
export const file = style({
  display: 'grid',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 9rem',
  gap: vars.space.x3,
  padding: vars.space.x3,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.tile,
  selectors: {
    // The tiles of the flights have their own frames.
    '&[data-done]': {
      gap: 0,
      paddingBlock: `0 ${vars.space.x2}`,
      paddingInline: 0,
      background: 'none',
      border: 'none',
      borderRadius: 0,
      // Room for the outline of a focused tile.
      overflowClipMargin: vars.space.x1,
    },
  },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridAutoFlow: 'column',
  alignItems: 'center',
  gap: vars.space.x2,
});

/** Last also after a chip. */
export const end = style({ display: 'flex' });

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.strong,
  selectors: {
    '[data-done] &': { fontWeight: vars.font.weight.regular, color: vars.color.text.muted },
  },
});

export const flight = style({ display: 'grid', gap: vars.space.x2, outline: 'none' });

/** A reason with its remedy. */
export const doubt = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x3}`,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.control,
  color: vars.color.tone.warning.text,
  background: vars.color.tone.warning.surface,
});

export const aircraft = style({ flexBasis: '100%' });

/** Takes no space while it is empty. */
export const summary = style({
  selectors: {
    '&:has(p, button, [role=progressbar])': {
      display: 'grid',
      gap: vars.space.x3,
      paddingBlockEnd: vars.space.x4,
    },
  },
});

export const totals = style({ display: 'grid', gap: vars.space.x3, outline: 'none' });

export const added = style({ display: 'grid', gap: vars.space.x1 });

export const addedLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.strong,
});

const icon = style({ flex: 'none' });

export const inTime = style([icon, { color: vars.color.tone.climb.text }]);

export const late = style([icon, { color: vars.color.text.muted }]);

export const drawing = style({ display: 'grid', justifyItems: 'center' });

/** The preview of this device. */
export const checked = style({ display: 'grid', gap: vars.space.x2 });

export const points = style({ color: vars.color.text.strong });

export const muted = style({ color: vars.color.text.muted });

export const warning = style({ color: vars.color.tone.violation.text });

/** Reason why the upload is on hold. */
export const held = style({
  padding: vars.space.x3,
  color: vars.color.tone.warning.text,
  background: vars.color.tone.warning.surface,
  borderRadius: vars.radius.tile,
});

/** The two choices before an upload: confirmations and aircraft. */
export const fieldset = style({ display: 'grid', gap: vars.space.x3 });

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.x2,
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.strong,
});

/** Fields of the second person below a flight. */
export const crew = style({
  padding: vars.space.x3,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.control,
});
