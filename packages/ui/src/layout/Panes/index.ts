export { Panes, type PanesProps } from './Panes.js';
export type { SecondaryState } from './SecondaryPane.js';
