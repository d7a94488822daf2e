import { z } from 'zod';
import { isRunOpen, runLifecycle } from './run-lifecycle.ts';

/** What the page of a business object shows of its approval: whether one is asked for, and how the latest stands. */
export const objectApprovalAnswer = z.object({
  /** The flow that decides about the action now; null: it goes on as it does without one. */
  flowName: z.string().nullable(),
  run: z
    .object({
      flowInstanceId: z.string(),
      /** running, returned, finished, rejected, withdrawn, terminated, error. */
      instanceStatus: z.string(),
      initiatorName: z.string(),
      createTime: z.string(),
      /** The latest rejection's words. */
      rejectRemark: z.string().nullable(),
      /** The reader's own open task in it. */
      task: z.object({ id: z.string(), task: z.string(), sort: z.number() }).nullable(),
    })
    .nullable(),
});
export type ObjectApproval = z.infer<typeof objectApprovalAnswer>;

/** Whether the object is read-only because people are asked about it. */
export function isInApproval(approval: ObjectApproval | null): boolean {
  return isRunOpen(approval?.run?.instanceStatus);
}

/** Whether it is back with the reader, who may change it on its own page and hand it in again. */
export function isReturnedToReader(approval: ObjectApproval | null): boolean {
  const run = approval?.run;
  return runLifecycle.is(run?.instanceStatus, 'returned') && run?.task !== null;
}
