export { Explained, type ExplainedProps } from './Explained.js';
export { type ExplainedChip, ExplainedChips, type ExplainedChipsProps } from './ExplainedChips.js';
