import type { ReportKind } from '@cloudstreet/sdk';
import { Link } from '@cloudstreet/ui/controls/Link';
import { LocalDate } from '@cloudstreet/ui/values';
import { useMessages } from '../../app/messages.js';

export interface SubjectLinkProps {
  kind: ReportKind;
  id: number | string;
  /** Absent if it no longer exists. */
  title: string | undefined;
  link: string | undefined;
}

/** Name of a thing that moderators deal with, with its kind, as a link to its page. */
export function SubjectLink({ kind, id, title, link }: SubjectLinkProps) {
  const messages = useMessages();
  const isDated = kind === 'flight' || kind === 'story';
  return (
    <>
      <span>{messages['dashboard.kind']({ kind })}</span>
      {title !== undefined && link !== undefined ? (
        <Link href={link}>{isDated ? <LocalDate date={title} /> : title}</Link>
      ) : (
        <span>{messages['dashboard.gone']({ id: String(id) })}</span>
      )}
    </>
  );
}
