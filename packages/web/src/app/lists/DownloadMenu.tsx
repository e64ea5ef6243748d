import type { ListFormat } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { Menu, MenuItem } from '@cloudstreet/ui/controls/Menu';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { Download, FileBraces, FileSpreadsheet, FileText, type LucideIcon } from 'lucide-react';
import { useMessages } from '../messages.js';
import { saveFile } from '../save-file.js';

const FORMATS: Readonly<Record<ListFormat, LucideIcon>> = {
  xlsx: FileSpreadsheet,
  csv: FileText,
  json: FileBraces,
};

export interface DownloadMenuProps {
  /** Accessible name, with what is downloaded. */
  label: string;
  /** Name of the file without its extension. */
  name: string;
  /** Requests the file from the server. */
  download: UseMutationOptions<Blob, Error, ListFormat>;
}

/** Downloads a whole list with its filters and order as a file. */
export function DownloadMenu({ label, name, download }: DownloadMenuProps) {
  const messages = useMessages();
  const isPhone = useMediaQuery(media.mobile);
  const { mutate, isPending } = useMutation(download);
  return (
    <Menu
      label={label}
      trigger={
        isPhone ? (
          <IconButton label={messages['download']()} isPending={isPending}>
            <Download size={20} aria-hidden />
          </IconButton>
        ) : (
          <Button isPending={isPending}>
            <Download size={18} aria-hidden />
            {messages['download']()}
          </Button>
        )
      }
    >
      {(Object.keys(FORMATS) as ListFormat[]).map((format) => {
        const Icon = FORMATS[format];
        return (
          <MenuItem
            key={format}
            label={messages['download.format']({ format })}
            icon={<Icon size={18} aria-hidden />}
            onAction={() =>
              mutate(format, { onSuccess: (file) => saveFile(file, `${name}.${format}`) })
            }
          />
        );
      })}
    </Menu>
  );
}
