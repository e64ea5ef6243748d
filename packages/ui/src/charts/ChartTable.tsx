import { type ReactNode, useContext } from 'react';
import { DisclosureStateContext } from 'react-aria-components';
import { Disclosure } from '../controls/Disclosure/Disclosure.js';
import { Table, type TableColumn } from '../controls/Table/Table.js';
import { useMessages } from '../messages/MessagesProvider.js';

/**
 * Shows a chart as a table, for users who cannot see it or want to copy it. The content is rendered
 * only when it is opened.
 */
export function ChartTable({ level, children }: { level: 2 | 4; children: ReactNode }) {
  return (
    <Disclosure title={useMessages()['barogram.table']()} level={level}>
      <WhenExpanded>{children}</WhenExpanded>
    </Disclosure>
  );
}

function WhenExpanded({ children }: { children: ReactNode }) {
  return useContext(DisclosureStateContext)?.isExpanded ? children : null;
}

/** The content of a `ChartTable`, with a row per fix. */
export function FixTable({ fixes, columns }: { fixes: number[]; columns: TableColumn<number>[] }) {
  const caption = useMessages()['barogram.table']();
  return <Table caption={caption} columns={columns} rows={fixes} getKey={(fix) => fix} />;
}
