import { answerLifecycle, type EndpointInput, type FormValues, type submitAnswer as endpoint } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import type { Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { startFlow } from '../../workflow/index.ts';
import { formBusinessType } from '../form-business.ts';
import type { DictionarySources } from '../dictionary/fetch-answer.ts';
import { bindAnswerFiles } from './answer-files.ts';
import { indexAnswer } from './answer-values.ts';
import { demandFillable, type FillableForm } from './fillable-form.ts';
import { takeAnswers } from './take-answers.ts';

const insert = `
  insert into form_answer (tenant_id, id, form_id, version_id, title, answers, answer_state, create_user, create_dept,
    create_time, update_user, update_time)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $8, $10)`;
const whole = { mayEdit: true, rights: {} };

interface Handed {
  readonly id: string;
  readonly flowInstanceId: string | null;
}

/** Hands a form in. With a flow, the flow takes the answers over from its first step on. */
export function submitAnswer(files: Files, sources: DictionarySources) {
  return async (
    ctx: Ctx,
    { formId, versionNo, title, answers: sent }: EndpointInput<typeof endpoint>,
  ): Promise<Handed> => {
    const form = await demandFillable(ctx, formId);
    if (form.version.no !== versionNo) refuse('form.versionRetired');
    // With a flow its first step judges, by the rights that it gives.
    const answers =
      form.flowKey === null ? await takeAnswers(ctx, { ...form, answers: sent, step: whole, sources }) : sent;
    const id = nextId();
    const name = title || `${form.formName} ${ctx.user.nickName}`.slice(0, 200);
    await insertAnswer(ctx, { id, form, title: name, answers });
    if (form.flowKey !== null) return startRun(ctx, { id, flowKey: form.flowKey, title: name, answers });
    await bindAnswerFiles(ctx, files, { id, answers });
    await indexAnswer(ctx, { id, version: form.version, answers });
    const payload = { formName: form.formName, versionNo, title: name };
    await recordEvidence(ctx, { stream: 'admin', action: 'form.answer', subject: id, payload });
    return { id, flowInstanceId: null };
  };
}

interface NewAnswer {
  readonly id: string;
  readonly form: FillableForm;
  readonly title: string;
  readonly answers: FormValues;
}

async function insertAnswer(ctx: Ctx, { id, form, title, answers }: NewAnswer): Promise<void> {
  const { userId, deptIds } = ctx.user;
  const { complete, inApproval } = answerLifecycle.code;
  const state = form.flowKey === null ? complete : inApproval;
  const of = [ctx.tenantId, id, form.formId, form.version.id, title, JSON.stringify(answers), state];
  await ctx.db.query(insert, [...of, userId, deptIds[0] ?? null, ctx.now]);
}

interface Starting {
  readonly id: string;
  readonly flowKey: string;
  readonly title: string;
  readonly answers: FormValues;
}

async function startRun(ctx: Ctx, { id, flowKey, title, answers }: Starting): Promise<Handed> {
  const start = { flowKey, businessType: formBusinessType, businessId: id, title, form: answers };
  const { flowInstanceId } = await startFlow(ctx, start);
  await ctx.db.write('update form_answer set flow_instance_id = $3 where tenant_id = $1 and id = $2', [
    ctx.tenantId,
    id,
    flowInstanceId,
  ]);
  return { id, flowInstanceId };
}
