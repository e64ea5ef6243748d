import type { Schemas } from '@cloudstreet/sdk/contract';

export type MultiRegionId = Schemas['MultiRegionId'];

/** Part of a region, cut by a line of latitude or longitude. */
export interface RegionPart {
  readonly region: string;
  readonly side: 'north' | 'south' | 'east' | 'west';
  /** Latitude or longitude of the line in degrees. */
  readonly of: number;
}

/** Countries, regions and parts of regions that form a group. */
export interface MultiRegion {
  readonly countries?: readonly string[];
  readonly regions?: readonly string[];
  readonly parts?: readonly RegionPart[];
}

/** Border between the counties of Monterey, Kings, Tulare and Inyo and those south of them. */
const MIDDLE_OF_CALIFORNIA = { region: 'US-CA', of: 35.79 } as const;
/** Separates the Hudson, the Delaware and the coast from the Finger Lakes and the Alleghenies. */
const MIDDLE_OF_NEW_YORK = { region: 'US-NY', of: -76 } as const;
const MIDDLE_OF_PENNSYLVANIA = { region: 'US-PA', of: -76 } as const;

/**
 * Groups of regions. Those of Germany follow everyday speech.
 *
 * @see https://www.ssa.org: the Soaring Society of America divides its members and contests into
 *   twelve regions. Where it divides a state by counties or post codes, a line is used here.
 */
export const MULTI_REGIONS: Readonly<Record<MultiRegionId, MultiRegion>> = {
  BNL: { countries: ['BE', 'NL', 'LU'] },
  IB: { countries: ['ES', 'PT'] },
  NG: { regions: ['DE-SH', 'DE-HB', 'DE-HH', 'DE-MV', 'DE-NI'] },
  WG: { regions: ['DE-NW', 'DE-HE', 'DE-RP', 'DE-SL'] },
  EG: { regions: ['DE-BB', 'DE-BE', 'DE-SN', 'DE-ST', 'DE-TH'] },
  SG: { regions: ['DE-BW', 'DE-BY'] },
  'ssa-1': { regions: states('CT MA ME NH RI VT') },
  'ssa-2': {
    regions: states('NJ'),
    parts: [
      { ...MIDDLE_OF_NEW_YORK, side: 'east' },
      { ...MIDDLE_OF_PENNSYLVANIA, side: 'east' },
    ],
  },
  'ssa-3': {
    parts: [
      { ...MIDDLE_OF_NEW_YORK, side: 'west' },
      { ...MIDDLE_OF_PENNSYLVANIA, side: 'west' },
    ],
  },
  'ssa-4': { regions: states('DC DE MD VA WV') },
  'ssa-5': { regions: states('AL FL GA MS NC SC TN'), countries: ['PR', 'VI'] },
  'ssa-6': { regions: states('IN KY MI OH') },
  'ssa-7': { regions: states('IA IL MN MO ND NE SD WI') },
  'ssa-8': { regions: states('AK ID MT OR WA') },
  'ssa-9': { regions: states('AZ CO NM UT WY') },
  'ssa-10': { regions: states('AR KS LA OK TX') },
  'ssa-11': {
    regions: states('HI NV'),
    countries: ['GU'],
    parts: [{ ...MIDDLE_OF_CALIFORNIA, side: 'north' }],
  },
  'ssa-12': { parts: [{ ...MIDDLE_OF_CALIFORNIA, side: 'south' }] },
};

function states(codes: string): string[] {
  return codes.split(' ').map((code) => `US-${code}`);
}
