import { linesOf } from '../igc/other-lines.js';
import type { Recording } from '../igc/recording.js';

/** A zone configured in the recorder. Programs that edit a file later write SEEYOU lines. */
const ZONE_LINE = /^L(?!SEEYOU)[A-Z]{3,}OZ=(-?\d+),(.*)$/;
const START = -1;
const NATIONAL_RADIUS_M = 1000;

/**
 * Whether the recorder was configured with other zones than those of the national rules: cylinders
 * of 1 km at start and finish, quadrants at turnpoints. The length of a quadrant is ignored,
 * because recorders require one.
 *
 * @see CUP file format, observation zones: `R1` radius, `A1` half the angle, `R2` inner radius
 */
export function hasOtherZones({ otherLines }: Recording): boolean {
  const zones = Array.from(linesOf(otherLines, 'L', '='), ({ text }) => ZONE_LINE.exec(text))
    .filter((match) => match !== null)
    .map(([, index, fields = '']) => ({ index: Number(index), fields: readFields(fields) }));
  const finish = Math.max(...zones.map(({ index }) => index));
  return zones.some(({ index, fields }) =>
    index === START || index === finish ? !isCylinder(fields) : !isQuadrant(fields),
  );
}

type ZoneFields = ReadonlyMap<string, string>;

function readFields(fields: string): ZoneFields {
  return new Map(
    fields.split(',').map((field): [string, string] => {
      const [key = '', value = ''] = field.split('=');
      return [key, value];
    }),
  );
}

function isCylinder(fields: ZoneFields): boolean {
  return isArea(fields) && angleOf(fields) === 180 && metresOf(fields, 'R1') === NATIONAL_RADIUS_M;
}

function isQuadrant(fields: ZoneFields): boolean {
  return isArea(fields) && angleOf(fields) === 45;
}

function isArea(fields: ZoneFields): boolean {
  return fields.get('Line') !== '1' && metresOf(fields, 'R2') === 0;
}

function angleOf(fields: ZoneFields): number {
  return Number(fields.get('A1'));
}

/** Length of a field in metres. Some recorders write kilometres. */
function metresOf(fields: ZoneFields, key: string): number {
  const value = fields.get(key) ?? '0';
  return Number.parseFloat(value) * (value.endsWith('km') ? 1000 : 1);
}
