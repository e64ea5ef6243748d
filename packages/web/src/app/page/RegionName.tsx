import type { Region } from '@cloudstreet/sdk';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { Flag } from '@cloudstreet/ui/values/Flag';

/** Name of a region after the flag of its country. */
export function RegionName({ region: { country, name } }: { region: Region }) {
  return (
    <Inline>
      <Flag country={country} />
      {name}
    </Inline>
  );
}
