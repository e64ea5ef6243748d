import type { FlightFilter, FlightFormat } from '@cloudstreet/sdk';
import { flightMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Menu, MenuItem } from '@cloudstreet/ui/controls/Menu';
import { useMutation } from '@tanstack/react-query';
import { Download, FileBraces, FileSpreadsheet, FileText, type LucideIcon } from 'lucide-react';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { saveFile } from '../../app/save-file.js';

const FORMATS: Readonly<Record<FlightFormat, LucideIcon>> = {
  xlsx: FileSpreadsheet,
  csv: FileText,
  json: FileBraces,
};

/** Saves the whole list as a file, with the filters and in the order of the list. */
export function DownloadMenu({ filter }: { filter: FlightFilter }) {
  const { api } = useApp();
  const messages = useMessages();
  const { mutate, isPending } = useMutation(flightMutations.download(api));
  return (
    <Menu
      label={messages['flights.download.label']()}
      trigger={
        <Button isPending={isPending}>
          <Download size={18} aria-hidden />
          {messages['flights.download']()}
        </Button>
      }
    >
      {(Object.keys(FORMATS) as FlightFormat[]).map((format) => {
        const Icon = FORMATS[format];
        return (
          <MenuItem
            key={format}
            label={messages['flights.download.format']({ format })}
            icon={<Icon size={18} aria-hidden />}
            onAction={() =>
              mutate(
                { filter, format },
                { onSuccess: (file) => saveFile(file, `flights.${format}`) },
              )
            }
          />
        );
      })}
    </Menu>
  );
}
