/** Font size of labels beside gliders, whose width is computed without layout. */
export const LABEL_SIZE_PX = 12;
export const LABEL_PADDING_PX = 4;
