import { Link } from '@cloudstreet/ui/controls/Link';
import type { TableColumn } from '@cloudstreet/ui/controls/Table';
import { pathWith } from '../../app/paths.js';

/** Column with the season of a row, linked to the user's flights of that season. */
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
