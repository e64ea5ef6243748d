/** Manufacturer and serial number of the recorder. */
export interface RecorderIdentity {
  manufacturer: string;
  serial: string;
}

/** Minimum length of an A record: a manufacturer and a serial number of three characters each. */
export const MIN_A_RECORD_LENGTH = 7;

/**
 * Parses `A` + three-letter manufacturer + serial number [+ text]. Serial numbers have three
 * characters in older recorders. They have any length in newer ones, which separate the text by a
 * space, a comma or `FLIGHT`.
 *
 * @see FAI technical specification for GNSS flight recorders, 2nd edition, A4.1
 */
export function parseARecord(line: string): RecorderIdentity {
  const manufacturer = line.slice(1, 4).toUpperCase();
  const [serial = ''] = line
    .slice(4)
    .replace(/^-/, '')
    .split(/[\s,]|FLIGHT:/, 1);
  return { manufacturer, serial };
}
