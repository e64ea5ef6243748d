import { Link } from '@cloudstreet/ui/controls/Link';
import type { TableColumn } from '@cloudstreet/ui/controls/Table';
import { pathWith } from '../../app/paths.js';

/** The season of a row, leading to what somebody flew in it. */
export function seasonColumn(user: number, header: string): TableColumn<{ season: number }> {
  return {
    id: 'season',
    header,
    isRowHeader: true,
    cell: ({ season }) => (
      <Link href={pathWith('/flight', { user: [user], season })}>{season}</Link>
    ),
  };
}
