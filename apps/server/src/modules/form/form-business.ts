import { formAnswer, type FormValues } from '@zhaocai/model';
import type { Files } from '../../platform/files/index.ts';
import { notFound, type Ctx } from '../../platform/http/index.ts';
import type { FlowBusiness, TakenForm } from '../../platform/flows/index.ts';
import { transition } from '../../platform/lifecycle/index.ts';
import { lockRow } from '../../platform/rows/index.ts';
import { bindAnswerFiles } from './answer/answer-files.ts';
import { indexAnswer } from './answer/answer-values.ts';
import { loadFormVersion } from './answer/form-version.ts';
import { demandOwnFields, takeAnswers } from './answer/take-answers.ts';
import type { DictionarySources } from './dictionary/fetch-answer.ts';

/** What flows about forms call their business. */
export const formBusinessType = 'form';

/** What the end of its flow means for an answer; as long as the run goes on it stays as it is. */
const followsFrom = { finished: 'complete', rejected: 'reject', withdrawn: 'withdraw' } as const;

const findVersion =
  'select version_id as "versionId", answers as before from form_answer where tenant_id = $1 and id = $2';
const keep = `
  update form_answer set answers = $3, version = version + 1, update_user = $4, update_time = $5
  where tenant_id = $1 and id = $2`;

/** Flows carry the answers to forms: what a step leaves is judged by the form, and kept with the answer. */
export function formBusiness(files: Files, sources: DictionarySources): FlowBusiness {
  return {
    type: formBusinessType,
    label: { zh: '表单申请', en: 'Form' },
    takeForm: (ctx, taken) => takeForm(ctx, { files, sources }, taken),
    fieldLabels,
    async onFlowFinished(ctx, { businessId, outcome, remark }) {
      if (outcome === 'running' || outcome === 'returned' || outcome === 'error') return;
      const subject = { id: businessId, tenantId: ctx.tenantId };
      await transition(ctx, formAnswer, { subject, action: followsFrom[outcome], reason: remark });
    },
  };
}

async function takeForm(
  ctx: Ctx,
  { files, sources }: { readonly files: Files; readonly sources: DictionarySources },
  { businessId, form, step, isStart, hasChanged }: TakenForm,
): Promise<FormValues> {
  if (!isStart && !hasChanged) return form;
  await lockRow(ctx, formAnswer, { id: businessId, reach: 'tenant' });
  const { version, before } = await versionOf(ctx, businessId);
  if (isStart) demandOwnFields({ version, answers: form, step });
  const answers = await takeAnswers(ctx, { version, answers: form, before: isStart ? {} : before, step, sources });
  await ctx.db.write(keep, [ctx.tenantId, businessId, JSON.stringify(answers), ctx.user.userId, ctx.now]);
  await bindAnswerFiles(ctx, files, { id: businessId, answers });
  await indexAnswer(ctx, { id: businessId, version, answers });
  return answers;
}

interface Kept {
  readonly versionId: string;
  readonly before: FormValues;
}

async function versionOf(ctx: Ctx, businessId: string) {
  const [answer] = await ctx.db.query<Kept & Record<string, unknown>>(findVersion, [ctx.tenantId, businessId]);
  const { versionId, before } = answer ?? notFound();
  return { version: await loadFormVersion(ctx, versionId), before };
}

/** What people read on the form, by the names that rights and refusals have for its fields and columns. */
async function fieldLabels(ctx: Ctx, businessId: string): Promise<Readonly<Record<string, string>>> {
  const { version } = await versionOf(ctx, businessId);
  const named = version.fields.flatMap(({ prop, label, children = [] }) => [
    [prop, label] as const,
    ...children.map((column) => [`${prop}.${column.prop}`, `${label}·${column.label}`] as const),
  ]);
  return Object.fromEntries(named.filter(([, label]) => label !== ''));
}
