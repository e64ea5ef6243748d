// Written by scripts/generate-messages.mjs; change the catalogue instead.

/** Every text of this package: key → function of its arguments. */
export interface Messages {
  'barogram.altitude': () => string;
  'barogram.at': (args: { time: string | number; altitude: string | number; climb: string | number }) => string;
  'barogram.climb': () => string;
  'barogram.cursor': () => string;
  'barogram.empty': () => string;
  'barogram.ground': () => string;
  'barogram.height': () => string;
  'barogram.keys': () => string;
  'barogram.launch': () => string;
  'barogram.place': () => string;
  'barogram.speed': () => string;
  'barogram.table': () => string;
  'barogram.time': () => string;
  'barogram.title': () => string;
  'barogram.unscored': () => string;
  'barogram.view': () => string;
  'barogram.whole': () => string;
  'barogram.zoomIn': () => string;
  'barogram.zoomOut': () => string;
  'control.loading': () => string;
  'dialog.cancel': () => string;
  'dialog.close': () => string;
  'error.retry': () => string;
  'field.choose': () => string;
  'field.clear': () => string;
  'field.email': () => string;
  'field.nothingFound': () => string;
  'field.optional': () => string;
  'field.pattern': () => string;
  'field.range': () => string;
  'field.required': () => string;
  'field.searching': () => string;
  'field.showPassword': () => string;
  'field.tooLong': () => string;
  'field.tooShort': () => string;
  'file.choose': () => string;
  'file.chooseSeveral': () => string;
  'flight.noAirport': () => string;
  'flight.notRanked': () => string;
  'flight.notValid': () => string;
  'flight.points': () => string;
  'flight.scoring': () => string;
  'flight.waiting': () => string;
  'flight.with': (args: { name: string | number }) => string;
  'map.airport': (args: { name: string | number; position: string | number }) => string;
  'map.canvas': () => string;
  'map.controls': () => string;
  'map.failed': () => string;
  'map.fit': () => string;
  'map.flight': () => string;
  'map.landing': () => string;
  'map.loading': () => string;
  'map.noWebGl': () => string;
  'map.picture': () => string;
  'map.takeoff': () => string;
  'map.turnpoints': () => string;
  'map.zoomIn': () => string;
  'map.zoomOut': () => string;
  'panes.enlarge': (args: { pane: string | number }) => string;
  'panes.fold': (args: { pane: string | number }) => string;
  'panes.hide': (args: { pane: string | number }) => string;
  'panes.show': (args: { pane: string | number }) => string;
  'panes.shrink': (args: { pane: string | number }) => string;
  'panes.unfold': (args: { pane: string | number }) => string;
  'shell.more': () => string;
  'shell.navigation': () => string;
  'shell.new': () => string;
  'shell.skip': () => string;
  'toast.close': () => string;
  'toast.region': () => string;
  'turnpoint.finish': () => string;
  'turnpoint.finishSign': () => string;
  'turnpoint.numbered': (args: { number: number }) => string;
  'turnpoint.start': () => string;
  'turnpoint.startSign': () => string;
  'user.flights': (args: { count: number; written: string | number }) => string;
  'user.junior': (args: { gender: string }) => string;
  'user.patron': () => string;
}

export type MessageKey = keyof Messages;

/** The arguments that the message takes: none, or one object. */
export type MessageArguments<Key extends MessageKey> = Parameters<Messages[Key]>;
