import { Dialog } from '@cloudstreet/ui/controls/Dialog';
import { useMessages } from '../../app/messages.js';
import * as styles from './Planner.css.js';
import type { PlanCode } from './plan-code.js';

export interface PlanCodeDialogProps {
  /** Undefined if the task is too long for one. */
  code: PlanCode | undefined;
  onClose: () => void;
}

/** QR code of a plan, with which a phone takes it from this screen. */
export function PlanCodeDialog({ code, onClose }: PlanCodeDialogProps) {
  const messages = useMessages();
  return (
    <Dialog
      title={messages['plan.code']()}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <p>{code ? messages['plan.code.hint']() : messages['plan.code.tooLong']()}</p>
      {code && (
        <svg
          className={styles.code}
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={messages['plan.code']()}
          shapeRendering="crispEdges"
        >
          <rect width={code.size} height={code.size} fill="#fff" />
          <path d={code.path} fill="#000" />
        </svg>
      )}
    </Dialog>
  );
}
