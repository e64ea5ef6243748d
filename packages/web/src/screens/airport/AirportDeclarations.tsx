import { listTaskDeclarations } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { DECLARED_PATH } from '../../app/paths.js';
import { DeclarationRow, DeclarationRows } from '../../app/tasks/DeclarationRow.js';

const SHOWN = 5;

/** Tasks that pilots have declared from an airport. Nothing if there are none. */
export function AirportDeclarations({ id }: { id: number }) {
  const { api } = useApp();
  const messages = useMessages();
  const { data } = useQuery({
    ...operationQuery(api, listTaskDeclarations, { airport_id_in: [id], limit: SHOWN }),
    throwOnError: false,
    meta: { explains: 'all' },
  });
  if (!data || data.length === 0) return null;
  return (
    <Section
      title={messages['declare.list']()}
      actions={<Link href={DECLARED_PATH}>{messages['declare.all']()}</Link>}
    >
      <DeclarationRows>
        {data.map((declaration) => (
          <DeclarationRow key={declaration.user.id} declaration={declaration} without="airport" />
        ))}
      </DeclarationRows>
    </Section>
  );
}
