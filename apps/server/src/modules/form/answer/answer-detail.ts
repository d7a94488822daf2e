import type { AnswerDetail } from '@zhaocai/model';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { loadFormVersion } from './form-version.ts';
import { findReadable } from './readable-answer.ts';

/** An answer with the version that it was given to. */
export async function answerDetail(ctx: Ctx, { businessId }: { businessId: string }): Promise<AnswerDetail> {
  const answer = (await findReadable(ctx, businessId)) ?? notFound();
  const { no, jsonData } = await loadFormVersion(ctx, answer.versionId);
  const { versionId: _versionId, createUser, isAdministered: _isAdministered, isChangeable, ...shown } = answer;
  const mayChange = isChangeable && createUser === ctx.user.userId && answer.flowInstanceId === null;
  return { ...shown, versionNo: no, jsonData, mayChange };
}
