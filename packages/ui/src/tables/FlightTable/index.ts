export { FlightTable, type FlightTableProps } from './FlightTable.js';
export {
  type FlightTableColumn,
  type FlightTableColumnId,
  flightTableColumns,
} from './flight-table-columns.js';
export { sortFlights } from './sort-flights.js';
