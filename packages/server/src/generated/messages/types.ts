// Written by scripts/generate-messages.mjs; change the catalogue instead.

/** Every text of this package: key → function of its arguments. */
export interface Messages {
  'error.BAD_REQUEST': (args: { kind: string }) => string;
  'error.HEADERS_TOO_LARGE': () => string;
  'error.REQUEST_TIMEOUT': () => string;
  'error.UNAUTHORIZED': () => string;
  'error.SUPERUSER_ONLY': () => string;
  'error.NOT_OWNER': () => string;
  'error.NOT_FOUND': (args: { kind: string; id: string | number }) => string;
  'error.EDIT_LOCKED': () => string;
  'error.DUPLICATE_FILE': () => string;
  'error.FILE_TOO_LARGE': (args: { limit: string | number }) => string;
  'error.PAYLOAD_TOO_LARGE': () => string;
  'error.UNSUPPORTED_MEDIA_TYPE': (args: { kind: string }) => string;
  'error.TOO_MANY_REQUESTS': (args: { seconds: number }) => string;
  'error.TOO_MANY_PASSWORDS': (args: { minutes: number }) => string;
  'error.STORAGE_FULL': () => string;
  'error.UNAVAILABLE': () => string;
  'error.INTERNAL': () => string;
  'oauth.wrong_password': () => string;
  'oauth.refresh_token': () => string;
  'oauth.grant_type': () => string;
  'oauth.request': (args: { field: string | number }) => string;
  'field.required': () => string;
  'field.unknown': () => string;
  'field.type': (args: { type: string }) => string;
  'field.minLength': (args: { limit: number }) => string;
  'field.maxLength': (args: { limit: number }) => string;
  'field.minimum': (args: { limit: string | number }) => string;
  'field.maximum': (args: { limit: string | number }) => string;
  'field.multipleOf': (args: { limit: string | number }) => string;
  'field.minItems': (args: { limit: number }) => string;
  'field.maxItems': (args: { limit: number }) => string;
  'field.duplicate': () => string;
  'field.one_file': () => string;
  'field.part_name': () => string;
  'field.too_many_parts': () => string;
  'field.enum': (args: { values: string | number }) => string;
  'field.email': () => string;
  'field.date': () => string;
  'field.dateTime': () => string;
  'field.unreadable': () => string;
  'field.no_letter': () => string;
  'field.invalid': () => string;
  'user.name.capitals': () => string;
  'user.name.firstLetter': () => string;
  'user.name.taken': () => string;
  'user.email.taken': () => string;
  'user.dateOfBirth.late': () => string;
  'user.club.unknown': () => string;
  'user.club.both': () => string;
  'user.oldPassword.wrong': () => string;
  'flight.aircraft.unknown': () => string;
  'flight.registration.pattern': () => string;
  'flight.competitionId.pattern': () => string;
  'flight.coUser.single': () => string;
  'flight.times.odd': () => string;
  'flight.times.order': () => string;
  'start.address': (args: { url: string | number }) => string;
  'start.network': (args: { url: string | number }) => string;
  'start.working': () => string;
  'start.superuser': (args: { url: string | number }) => string;
  'demo.progress': () => string;
  'demo.account': (args: { email: string | number; password: string | number }) => string;
  'demo.notEmpty': () => string;
  'import.usage': (args: { kinds: string | number }) => string;
  'import.stopped': () => string;
  'import.missing': (args: { path: string | number }) => string;
  'import.row': (args: { line: string | number; reason: string | number }) => string;
  'import.more': (args: { count: number }) => string;
  'import.into': (args: { place: string | number }) => string;
  'import.done': (args: { inserted: string | number; updated: string | number; unchanged: string | number; skipped: string | number }) => string;
}

export type MessageKey = keyof Messages;

/** The arguments that the message takes: none, or one object. */
export type MessageArguments<Key extends MessageKey> = Parameters<Messages[Key]>;
