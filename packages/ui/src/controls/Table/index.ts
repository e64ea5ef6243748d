export { Table, type TableColumn, type TableProps, type TableWindow } from './Table.js';
