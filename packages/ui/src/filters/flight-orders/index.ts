export {
  type Direction,
  FLIGHT_ORDERS,
  type FlightListOrder,
  type FlightOrder,
} from './flight-orders.js';
