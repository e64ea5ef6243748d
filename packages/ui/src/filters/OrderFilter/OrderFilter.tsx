import { Select, type SelectOption } from '../../fields/Select/Select.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import {
  type Direction,
  FLIGHT_ORDERS,
  type FlightListOrder,
  type FlightOrder,
} from '../flight-orders/flight-orders.js';

export interface OrderFilterProps extends FlightListOrder {
  onChange: (order: FlightListOrder) => void;
  look?: 'field' | 'chip';
  /** Whether the list has the flights of a collection, which has an order of its own. */
  isCollection?: boolean;
}

type OrderId = `${FlightOrder} ${Direction}`;

/** Order of a flight list with its direction. */
export function OrderFilter(props: OrderFilterProps) {
  const { order, direction, onChange, look = 'chip', isCollection = false } = props;
  const messages = useMessages();
  const orders = FLIGHT_ORDERS.filter((one) => one !== 'collection' || isCollection);
  const options = orders.flatMap((one) => {
    const isTime = one === 'scoring_date' || one === 'created';
    const name = messages['filters.orders']({ order: one });
    return (['desc', 'asc'] as const).map((way): SelectOption<OrderId> => {
      const sense = isTime
        ? messages[way === 'desc' ? 'filters.order.newest' : 'filters.order.oldest']()
        : messages[way === 'desc' ? 'filters.order.descending' : 'filters.order.ascending']();
      return { id: `${one} ${way}`, label: `${name}: ${sense}` };
    });
  });
  return (
    <Select
      look={look}
      label={messages['filters.order']()}
      isRequired
      options={options}
      value={`${order} ${direction}`}
      onChange={(id) => {
        const [chosen, way] = id.split(' ') as [FlightOrder, Direction];
        onChange({ order: chosen, direction: way });
      }}
    />
  );
}
