import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const unsent = style({ color: vars.color.tone.violation.text });
