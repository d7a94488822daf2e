import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { reasonInput, savedAnswer, stageAnswer, versionInput } from './wire.ts';

/** Asks for what stops or ends a procurement or takes its result back; another person decides. */
export const askException = endpoint({
  route: 'POST /api/purchase/project/exceptionProject',
  label: { zh: '申请暂停、终止、流标或撤销结果', en: 'Ask to suspend, to terminate, to fail or to undo a result' },
  permission: 'project_submit',
  input: z.object({
    id: idInput,
    version: versionInput,
    /** Of `exceptionKind`; the API calls it type. */
    type: z.coerce.number().int(),
    reasonCode: z.coerce.number().int(),
    reason: z.string().trim().min(1).max(500),
  }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'project' },
});

export const decideException = endpoint({
  route: 'POST /api/purchase/project/exceptionConfirm',
  label: { zh: '审核异常申请', en: 'Decide what was asked for' },
  permission: 'project_confirm',
  input: z.object({ id: idInput, version: versionInput, agree: z.boolean(), reason: reasonInput }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'projectException' },
});

export const withdrawException = endpoint({
  route: 'POST /api/purchase/project/exceptionWithdraw',
  label: { zh: '撤回异常申请', en: 'Take back what was asked for' },
  permission: 'project_submit',
  input: z.object({ id: idInput, version: versionInput }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'projectException' },
});

/** A project that was confirmed and is not yet published goes back to be changed and confirmed anew. */
export const retreatProject = endpoint({
  route: 'POST /api/purchase/project/backToDraft',
  label: { zh: '退回修改', en: 'Back to the draft' },
  permission: 'project_submit',
  input: z.object({ id: idInput, version: versionInput, reason: reasonInput }),
  output: stageAnswer,
  writes: true,
  ids: { id: 'project' },
});

/** A suspended project goes on where it stood; the days that it stood still are added to the times ahead. */
export const resumeProject = endpoint({
  route: 'POST /api/purchase/project/normalPro',
  label: { zh: '恢复采购', en: 'Resume a procurement' },
  permission: 'project_confirm',
  input: z.object({ id: idInput, version: versionInput, reason: reasonInput }),
  output: stageAnswer,
  writes: true,
  ids: { id: 'project' },
});

/** Procures again what failed or was terminated: a draft that carries over what still holds. */
export const rebidProject = endpoint({
  route: 'POST /api/purchase/project/rebid',
  label: { zh: '重新采购', en: 'Procure again' },
  permission: 'project_add',
  input: z.object({ id: idInput }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'project' },
});

export const exceptionEndpoints = [
  askException,
  decideException,
  withdrawException,
  retreatProject,
  resumeProject,
  rebidProject,
] as const;
