import { flowInstance, type FlowState, type FormValues, type InstanceStatus, type Row } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { findRow, lockRow } from '../../../platform/rows/index.ts';

type RunRow = Row<typeof flowInstance>;
type Own =
  | 'id'
  | 'version'
  | 'definitionId'
  | 'versionId'
  | 'businessType'
  | 'businessId'
  | 'title'
  | 'initiator'
  | 'initiatorDept'
  | 'lastSeq';

/** A run as it is stored. */
export interface StoredRun extends Pick<RunRow, Own> {
  readonly state: FlowState;
  readonly form: FormValues;
  readonly runStatus: InstanceStatus;
}

/** What the one command that stores runs has put there. */
export function keptIn(row: RunRow): StoredRun {
  return {
    ...row,
    state: row.state as FlowState,
    form: row.form as FormValues,
    runStatus: row.runStatus as InstanceStatus,
  };
}

/** Locks the run: whoever else acts on it waits until this transaction ends, and then sees what it left. */
export async function lockRun(ctx: Ctx, id: string): Promise<StoredRun> {
  return keptIn(await lockRow(ctx, flowInstance, { id }));
}

export async function findRun(ctx: Ctx, id: string): Promise<StoredRun> {
  return keptIn(await findRow(ctx, flowInstance, { id }));
}
