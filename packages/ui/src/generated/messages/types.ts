// Written by scripts/generate-messages.mjs; change the catalogue instead.

/** Every text of this package: key → function of its arguments. */
export interface Messages {
  'control.loading': () => string;
  'flight.noAirport': () => string;
  'flight.notRanked': () => string;
  'flight.notValid': () => string;
  'flight.points': () => string;
  'flight.scoring': () => string;
  'flight.waiting': () => string;
  'flight.with': (args: { name: string | number }) => string;
}

export type MessageKey = keyof Messages;

/** The arguments that the message takes: none, or one object. */
export type MessageArguments<Key extends MessageKey> = Parameters<Messages[Key]>;
