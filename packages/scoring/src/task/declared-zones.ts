import { linesOf } from '../igc/other-lines.js';
import type { Recording } from '../igc/recording.js';

/** A zone that a recorder was set to; programs that work on a file later sign with SEEYOU. */
const ZONE_LINE = /^L(?!SEEYOU)[A-Z]{3,}OZ=(-?\d+),(.*)$/;
const START = -1;
const NATIONAL_RADIUS_M = 1000;

/**
 * Whether the recorder was set to other zones than those of the national rules: cylinders of 1 km
 * at start and finish, quadrants at turnpoints. How far a quadrant reaches does not matter, because
 * recorders must be given some length.
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

/** Some write kilometres. */
function metresOf(fields: ZoneFields, key: string): number {
  const value = fields.get(key) ?? '0';
  return Number.parseFloat(value) * (value.endsWith('km') ? 1000 : 1);
}
