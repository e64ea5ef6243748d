export {
  Table,
  type TableColumn,
  type TableProps,
  type TableSort,
  type TableWindow,
} from './Table.js';
