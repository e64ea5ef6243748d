import type { Messages } from '../generated/messages/types.js';
import type { MarkedTurnpoint } from './scored-geometry.js';

/** Returns the name of a turnpoint for lists and screen readers. */
export function turnpointName(
  { role, number }: Pick<MarkedTurnpoint, 'role' | 'number'>,
  messages: Messages,
): string {
  if (role === 'turnpoint') return messages['turnpoint.numbered']({ number });
  return role === 'start' ? messages['turnpoint.start']() : messages['turnpoint.finish']();
}

/** Returns the one or two characters on its marker. */
export function turnpointSign(
  { role, number }: Pick<MarkedTurnpoint, 'role' | 'number'>,
  messages: Messages,
): string {
  if (role === 'turnpoint') return String(number);
  return role === 'start' ? messages['turnpoint.startSign']() : messages['turnpoint.finishSign']();
}
