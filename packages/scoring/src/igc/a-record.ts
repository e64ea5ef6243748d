/** Manufacturer and serial of the recorder. */
export interface RecorderIdentity {
  manufacturer: string;
  serial: string;
}

/** Shortest A line that holds a manufacturer and a serial of three characters. */
export const MIN_A_RECORD_LENGTH = 7;

/**
 * Reads `A` + three-letter manufacturer + serial [+ text]. Serials have three characters in older
 * recorders and any number in newer ones, which set the text off by a space, a comma or `FLIGHT`.
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
