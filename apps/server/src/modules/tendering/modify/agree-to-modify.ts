import {
  bulletin,
  bulletinLifecycle,
  bulletinType,
  changesOf,
  exceptionKind,
  exceptionReason,
  modifyType,
  needsNotice,
  projectModify,
  upDown,
  type MoveAnswer,
  type ProjectModifyRow,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Values } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { insertRow } from '../../../platform/rows/index.ts';
import { bulletinText } from '../bulletin/bulletin-text.ts';
import { section } from '../bulletin/html.ts';
import { askException } from '../exception/ask-exception.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { demandAskable } from './modify-rules.ts';

/** An application and its project, held by the caller. */
export interface HeldModify {
  readonly row: ProjectModifyRow;
  readonly project: ProjectRow;
}

export type Moved = MoveAnswer<ProjectModifyRow['auditStatus']>;

/**
 * What was agreed to goes its ordinary way: changes of a project by the change notice that is drafted here and published
 * as any other, changes of a result by the request to undo it that somebody else decides on. Nothing changes by itself.
 */
export async function agreeTo(ctx: Ctx, { row, project }: HeldModify, more: Values = {}): Promise<Moved> {
  await demandAskable(ctx, project, row);
  const bulletinId = needsNotice(row.modifyType) ? await draftNotice(ctx, row, project) : null;
  const exceptionId = modifyType.is(row.modifyType, 'result') ? await askToUndo(ctx, row, project) : null;
  return transition(ctx, projectModify, {
    subject: row,
    action: 'approve',
    stream: project.id,
    set: { bulletinId, exceptionId, effectTime: ctx.now, rejectReason: null },
    payload: { modifyNo: row.modifyNo, bulletinId, exceptionId, ...more },
  });
}

async function draftNotice(ctx: Ctx, row: ProjectModifyRow, project: ProjectRow): Promise<string> {
  const kind = bulletinType.code.change;
  const text = await bulletinText(ctx, { projectId: project.id, bulletinType: kind });
  const id = await insertRow(ctx, bulletin, {
    values: {
      projectId: project.id,
      bulletinType: kind,
      title: text.title,
      content: `${text.content}${section('变更说明', [['内容', row.content]])}`,
      changes: changesOf(row).map(({ field, after }) => ({ field, after })),
      buyerName: project.buyerName,
      upDown: upDown.code.down,
      bulletinStatus: bulletinLifecycle.code.draft,
    },
  });
  await recordEvidence(ctx, {
    stream: project.id,
    action: 'bulletin.save',
    subject: id,
    payload: { title: text.title, modifyNo: row.modifyNo },
  });
  return id;
}

async function askToUndo(ctx: Ctx, row: ProjectModifyRow, project: ProjectRow): Promise<string> {
  const { id } = await askException(ctx, {
    id: project.id,
    version: project.version,
    type: exceptionKind.code.undoResult,
    reasonCode: exceptionReason.code.ruling,
    reason: `${row.modifyNo ?? ''} ${row.content}`.trim().slice(0, 500),
  });
  return id;
}
