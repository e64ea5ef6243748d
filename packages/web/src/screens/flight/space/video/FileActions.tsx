import { Button } from '@cloudstreet/ui/controls/Button';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { Download, Share2 } from 'lucide-react';
import { useMessages } from '../../../../app/messages.js';
import { saveFile } from '../../../../app/save-file.js';

export interface FileActionsProps {
  kind: 'image' | 'video';
  file: Blob;
  name: string;
  /** Called once the file is saved or shared. */
  onKept?: () => void;
}

/** Shares a file where the device can, and saves it. */
export function FileActions({ kind, file, name, onKept }: FileActionsProps) {
  const messages = useMessages();
  const files = [new File([file], name, { type: file.type })];
  const canShare = globalThis.navigator.canShare?.({ files }) ?? false;
  return (
    <Inline gap="x2">
      {canShare && (
        <Button
          onPress={() => {
            // Rejected if the user closes the window of the device.
            navigator.share({ files }).then(onKept, () => undefined);
          }}
        >
          <Share2 size={16} aria-hidden />
          {messages['video.share']({ kind })}
        </Button>
      )}
      <Button
        tone={kind === 'video' ? 'primary' : 'secondary'}
        onPress={() => {
          saveFile(file, name);
          onKept?.();
        }}
      >
        <Download size={16} aria-hidden />
        {messages['video.save']({ kind })}
      </Button>
    </Inline>
  );
}
