import { checkObject } from '../units/check-value.js';
import type { Recording } from './recording.js';

/** Simulators that write IGC files or feed a recorder, with the names in their files. */
const SIMULATORS: readonly { readonly name: string; readonly sign: RegExp }[] = [
  // `CCSS_SOFTWARE_GPS` in its own files, `Condor` as the source of another program's positions.
  { name: 'Condor', sign: /\bCCSS|condor/i },
  { name: 'Silent Wings', sign: /silent ?wings/i },
  { name: 'X-Plane', sign: /x-plane/i },
  { name: 'FlightGear', sign: /flightgear/i },
  { name: 'Microsoft Flight Simulator', sign: /\bmsfs\b|microsoft flight simulator/i },
];
/** Code in the A record of files that Condor writes itself. */
const CONDOR_CODE = 'CSS';

type Source = Pick<Recording, 'manufacturer' | 'recorderLine' | 'headers'>;

/**
 * Returns the simulator in which a file was flown. Undefined if there is none.
 *
 * @throws {TypeError} If the argument is not a recording.
 */
export function findSimulator(recording: Source): string | undefined {
  checkObject('recording', recording, ['manufacturer', 'recorderLine', 'headers']);
  const { manufacturer, recorderLine, headers } = recording;
  if (manufacturer === CONDOR_CODE) return 'Condor';
  const names = [recorderLine, headers.recorderType, headers.gps, headers.hardware].join('\n');
  return SIMULATORS.find(({ sign }) => sign.test(names))?.name;
}
