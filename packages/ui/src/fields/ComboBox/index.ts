export { ComboBox, type ComboBoxProps } from './ComboBox.js';
export type { Proposal } from './proposal.js';
export type { UnchosenPolicy } from './use-settling.js';
