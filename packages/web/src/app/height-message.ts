/** Type of the message with its height to the page around a frame. Sites listen for it (docs/club/widgets.md). */
export const HEIGHT_MESSAGE = 'cloudstreet-height';
