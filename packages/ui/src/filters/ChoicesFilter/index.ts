export {
  ChoicesFilter,
  type ChoicesFilterProps,
  ClassFilter,
  KeywordFilter,
  type NamedChoicesProps,
} from './ChoicesFilter.js';
