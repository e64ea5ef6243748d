import { Button } from '@cloudstreet/ui/controls/Button';
import { Menu, MenuItem } from '@cloudstreet/ui/controls/Menu';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../app/messages.js';
import { saveFile } from '../../app/save-file.js';
import { TASK_FILE_FORMATS, type TaskFileFormat } from '../../app/tasks/task-file-formats.js';
import { PlanCodeDialog } from './PlanCodeDialog.js';
import type { Plan } from './plan.js';
import type { PlanCode } from './plan-code.js';

/** Menu with the files of a plan, and its QR code. */
export function DownloadPlan({ plan, isDisabled }: { plan: Plan; isDisabled: boolean }) {
  const messages = useMessages();
  const [shown, setShown] = useState<{ readonly code: PlanCode | undefined }>();

  async function showCode(): Promise<void> {
    const { planCode } = await import('./plan-code.js');
    setShown({ code: planCode(plan) });
  }

  return (
    <>
      <Menu
        label={messages['download']()}
        trigger={
          <Button size="small" isDisabled={isDisabled}>
            <Download size={16} aria-hidden />
            {messages['download']()}
          </Button>
        }
      >
        {TASK_FILE_FORMATS.map(({ id, name }) => (
          <MenuItem key={id} label={name} onAction={() => void download(plan, id)} />
        ))}
        <MenuItem label={messages['plan.code']()} onAction={() => void showCode()} />
      </Menu>
      {shown && <PlanCodeDialog code={shown.code} onClose={() => setShown(undefined)} />}
    </>
  );
}

async function download(plan: Plan, format: TaskFileFormat): Promise<void> {
  const { writePlan, planFileName } = await import('./write-plan.js');
  saveFile(writePlan(plan, format), planFileName(plan, format));
}
