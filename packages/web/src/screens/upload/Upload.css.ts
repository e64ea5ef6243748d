import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** Collapses without files. */
export const listSection = style({ ':empty': { display: 'none' } });

export const list = style({ display: 'grid', gap: vars.space.x2 });

export const file = style({
  display: 'grid',
  gap: vars.space.x3,
  padding: vars.space.x3,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.tile,
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space.x2,
});

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.strong,
});

export const flight = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingBlockStart: vars.space.x3,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

/**
 * The preview of this device is less prominent than the server's result, which has a line above it.
 */
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
