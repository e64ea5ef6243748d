export { Panes, type PanesProps, type SecondaryState } from './Panes.js';
