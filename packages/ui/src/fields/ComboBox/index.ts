export { ComboBox, type ComboBoxProps, type Proposal } from './ComboBox.js';
