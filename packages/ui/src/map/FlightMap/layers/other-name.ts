/** The size of the name beside another glider, whose width is reckoned without looking. */
export const OTHER_NAME_SIZE_PX = 11;
export const OTHER_NAME_PADDING_PX = 4;
