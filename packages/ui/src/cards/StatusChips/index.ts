export {
  displayStatusOf,
  type UserDisplayStatus,
  type UserStatusFields,
} from '../user-display-status.js';
export { StatusChips, type StatusChipsProps } from './StatusChips.js';
