export { ComboBox, type ComboBoxProps } from './ComboBox.js';
export type { Proposal } from './proposal.js';
export type { Unchosen } from './use-settling.js';
