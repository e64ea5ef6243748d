export { TimeHandleList, type TimeHandleListProps } from './TimeHandleList.js';
