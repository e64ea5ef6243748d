import type { ChampionshipDayDetail } from '@cloudstreet/sdk';
import { call } from '@cloudstreet/sdk';
import { downloadChampionshipDay } from '@cloudstreet/sdk/operations';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Menu, MenuItem } from '@cloudstreet/ui/controls/Menu';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { saveFile } from '../../app/save-file.js';

const FORMATS = ['csv', 'xlsx', 'json'] as const;

export interface DayFilesProps {
  championshipId: number;
  day: ChampionshipDayDetail;
}

/** Saves the results of a day as a file. */
export function DayFiles({ championshipId, day }: DayFilesProps) {
  const { api } = useApp();
  const messages = useMessages();
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: (typeof FORMATS)[number]) => {
      if (format === 'json') return new Blob([JSON.stringify(day, null, 2)], JSON_TYPE);
      const values = { championship: championshipId, day: day.id, format };
      const file = await call(api, downloadChampionshipDay, values);
      return file.blob();
    },
    onSuccess: (file, format) => saveFile(file, `${day.class_name}-${day.date}.${format}`),
  });
  return (
    <Menu
      label={messages['download']()}
      trigger={
        <Button size="small" isPending={isPending}>
          <Download size={16} aria-hidden />
          {messages['download']()}
        </Button>
      }
    >
      {FORMATS.map((format) => (
        <MenuItem
          key={format}
          label={messages['download.format']({ format })}
          onAction={() => mutate(format)}
        />
      ))}
    </Menu>
  );
}

const JSON_TYPE = { type: 'application/json' };
