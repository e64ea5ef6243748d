import type { Region } from '@cloudstreet/sdk';
import { Flag } from '../Flag/Flag.js';
import * as styles from './RegionName.css.js';

export interface RegionNameProps {
  region: Pick<Region, 'country' | 'name'>;
}

/** Name of a region after the flag of its country. */
export function RegionName({ region: { country, name } }: RegionNameProps) {
  return (
    <span className={styles.region}>
      <Flag country={country} />
      {name}
    </span>
  );
}
