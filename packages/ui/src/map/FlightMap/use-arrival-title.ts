import { useMessages } from '../../messages/MessagesProvider.js';
import { formatQuantityParts, quantityText } from '../../values/format-quantity-parts.js';
import { useUnits } from '../../values/UnitsProvider.js';

/** Returns the title of arrival heights, with the reserve in metres if there is one. */
export function useArrivalTitle(reserveM: number | undefined): string {
  const messages = useMessages();
  const units = useUnits();
  if (reserveM === undefined) return messages['map.layer.arrivals']();
  const reserve = quantityText(formatQuantityParts('altitude', reserveM, units));
  return messages['map.arrivals.less']({ reserve });
}
