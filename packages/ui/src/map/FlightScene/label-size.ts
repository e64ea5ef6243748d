/** Of what is written beside a glider, whose width is reckoned without looking. */
export const LABEL_SIZE_PX = 12;
export const LABEL_PADDING_PX = 4;
