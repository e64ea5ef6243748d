import type { UploadedWaypoints } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { useMessages } from '../messages.js';
import * as styles from './WaypointFile.css.js';

export interface UploadReportProps {
  report: UploadedWaypoints;
  onClose: () => void;
}

/** Maximum number of lines to show. */
const MAX_SHOWN = 100;

/** Number of waypoints that were added, and the problems of the file by line. */
export function UploadReport({ report, onClose }: UploadReportProps) {
  const messages = useMessages();
  const { added, known, tasks, findings, further_findings: further } = report;
  const shown = findings.slice(0, MAX_SHOWN);
  const hidden = findings.length - shown.length + further;
  return (
    <Dialog
      title={messages['waypoint.report.added']({ count: added })}
      isOpen
      onOpenChange={onClose}
    >
      <Stack>
        {known > 0 && <p>{messages['waypoint.report.known']({ count: known })}</p>}
        {tasks > 0 && <p>{messages['waypoint.report.tasks']({ count: tasks })}</p>}
        {shown.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrolls by keyboard.
          <ul className={styles.findings} tabIndex={0}>
            {shown.map(({ code, line, source, msg }) => (
              <li key={`${line} ${code}`} className={styles.finding}>
                {messages['waypoint.report.line']({ line })} {msg}
                <span className={styles.source}>{source}</span>
              </li>
            ))}
          </ul>
        )}
        {hidden > 0 && <p>{messages['waypoint.report.further']({ count: hidden })}</p>}
        <DialogActions>
          <Button tone="primary" onPress={onClose}>
            {messages['waypoint.report.close']()}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
