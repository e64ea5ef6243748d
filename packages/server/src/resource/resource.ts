import type { AccountDeletion } from '../accounts/account-deletion.js';
import type { ImportStep } from '../imports/step.js';
import type { ReportKind } from '../moderation/model/report-kind.js';
import type { NotificationKind } from '../notifications/kinds.js';
import type { ExportPart } from '../platform/archive/export-part.js';
import type { FileReference } from '../platform/files/remove-files.js';
import type { Operation } from '../platform/http/operation.js';
import type { ServedFolder } from '../platform/http/serve-files.js';
import type { Cleanup } from '../platform/queue/cleanup.js';
import type { JobHandler } from '../platform/queue/jobs.js';
import type { Services } from '../platform/services.js';

/**
 * Everything that a resource folder brings to the server. Its `index.ts` declares it, and
 * `app/resources.ts` lists all resources. A part that a resource does not need is left out.
 *
 * @typeParam Context Services that its handlers use, as in `Services & WithPayments`.
 */
export interface Resource<Context = Services> {
  readonly operations?: readonly Operation<Context>[];
  readonly jobs?: readonly JobHandler<Context>[];
  /** Rows that refer to stored files; a file without a reference is removed. */
  readonly fileReferences?: readonly FileReference[];
  /** Folders of stored files that everyone may read. */
  readonly servedFolders?: (context: Context) => readonly ServedFolder[];
  readonly cleanup?: readonly Cleanup<Context>[];
  /** Adds the jobs that a killed process may have lost, when the only process starts. */
  readonly requeue?: (context: Context) => Promise<unknown>;
  /** Part in the deletion of an account, beyond rows that refer to the user. */
  readonly onAccountDeletion?: AccountDeletion<Context>;
  /** Data of a user in the archive that they export. */
  readonly exportParts?: readonly ExportPart<Context>[];
  /** Handlers of the items of an imported archive, by the kinds of `ImportItem`. */
  readonly importSteps?: readonly ImportStep[];
  readonly notificationKinds?: readonly NotificationKind[];
  /** Kinds of things that users can report to moderators. */
  readonly reportKinds?: readonly ReportKind[];
}
