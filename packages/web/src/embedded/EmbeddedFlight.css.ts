import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** The page fills its frame. */
export const page = style({ display: 'flex', flexDirection: 'column', blockSize: '100dvh' });
export const content = style({ display: 'grid', flex: '1 1 0', minBlockSize: 0 });

export const flight = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });
export const map = style({ display: 'grid', flex: '1 1 0', minBlockSize: '12rem' });
export const barogram = style({
  flex: 'none',
  // A fixed size from the start, because the map fits the flight only once.
  blockSize: 'min(22rem, 60%)',
  padding: vars.space.x2,
  overflow: 'auto',
  background: vars.color.surface.raised,
});
