export { type NamedFilter, useDaysName, useFilterNames } from './filter-names.js';
export { type LimitQuantity, limitText } from './limit-text.js';
