import { Button } from '@cloudstreet/ui/controls/Button';
import { Link as LinkIcon } from 'lucide-react';
import { useMessages } from './messages.js';
import { pathWith } from './paths.js';
import { canCopy, useCopy } from './use-copy.js';

export interface CopyLinkProps {
  path: string;
  visibility?: 'public' | 'link' | 'private';
  /** Token of the address of something with the visibility `link`. */
  token?: string | undefined;
}

/** Copies the address of a page. Others could not open that of something private. */
export function CopyLink({ path, visibility = 'public', token }: CopyLinkProps) {
  const messages = useMessages();
  const copy = useCopy({
    copied: messages['visibility.linkCopied'](),
    failed: messages['visibility.copyFailed'](),
  });
  if (visibility === 'private' || !canCopy()) return null;
  const { href } = new URL(
    pathWith(path, visibility === 'link' ? { link: token } : {}),
    window.location.href,
  );
  return (
    <Button size="small" onPress={() => void copy(href)}>
      <LinkIcon size={16} aria-hidden />
      {messages['visibility.copyLink']()}
    </Button>
  );
}
