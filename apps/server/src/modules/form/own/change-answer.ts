import {
  formAnswer,
  isSameJson,
  type changeAnswer as endpoint,
  type EndpointInput,
  type FormField,
  type FormValues,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Files } from '../../../platform/files/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandVersion, lockRow } from '../../../platform/rows/index.ts';
import { bindAnswerFiles } from '../answer/answer-files.ts';
import { indexAnswer } from '../answer/answer-values.ts';
import { loadFormVersion, type FormVersion } from '../answer/form-version.ts';
import type { DictionarySources } from '../dictionary/fetch-answer.ts';
import { takeAnswers } from '../answer/take-answers.ts';

interface OwnAnswer {
  readonly title: string;
  readonly versionId: string;
  readonly answers: FormValues;
  readonly formName: string;
  readonly isEnabled: boolean;
  readonly isChangeable: boolean;
  readonly roleIds: readonly string[];
}

const find = `
  select t.title, t.version_id as "versionId", t.answers, d.form_name as "formName", d.is_enabled and d.is_deleted = 0 as "isEnabled", d.is_changeable as "isChangeable",
    d.role_ids as "roleIds"
  from form_answer t join form_definition d on d.tenant_id = t.tenant_id and d.id = t.form_id
  where t.tenant_id = $1 and t.id = $2`;
const keep = `
  update form_answer set title = $3, answers = $4, version = $5, update_user = $6, update_time = $7
  where tenant_id = $1 and id = $2`;
const whole = { mayEdit: true, rights: {} };

/** One's own answer is filled in again, where the form allows it: judged by the version that it was given to. */
export function changeAnswer(files: Files, sources: DictionarySources) {
  return async (ctx: Ctx, { id, version, title, answers: sent }: EndpointInput<typeof endpoint>) => {
    const answer = await lockOwn(ctx, { id, version });
    const form = await loadFormVersion(ctx, answer.versionId);
    const answers = await takeAnswers(ctx, {
      version: form,
      answers: sent,
      before: answer.answers,
      step: whole,
      sources,
    });
    const after = { title: title || answer.title, answers };
    const next = version + 1;
    const of = [ctx.tenantId, id, after.title, JSON.stringify(answers), next];
    await ctx.db.write(keep, [...of, ctx.user.userId, ctx.now]);
    await bindAnswerFiles(ctx, files, { id, answers });
    await indexAnswer(ctx, { id, version: form, answers });
    const payload = { formName: answer.formName, versionNo: form.no, ...differences(form, { before: answer, after }) };
    await recordEvidence(ctx, { stream: 'admin', action: 'form.answerChange', subject: id, payload });
    return { id, version: next };
  };
}

/** Another person's answer is not there for him. */
async function lockOwn(
  ctx: Ctx,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<OwnAnswer> {
  const row = await lockRow(ctx, formAnswer, { id, reach: 'tenant' });
  const [answer] = await ctx.db.query<OwnAnswer & Record<string, unknown>>(find, [ctx.tenantId, id]);
  if (!answer || row.createUser !== ctx.user.userId) return notFound();
  if (row.flowInstanceId !== null) refuse('form.inApproval');
  if (!answer.isChangeable) refuse('form.notChangeable');
  if (!answer.isEnabled) refuse('form.off');
  if (!answer.roleIds.some((role) => ctx.user.roleIds.includes(role))) refuse('form.notGranted');
  demandVersion(row, version);
  return answer;
}

interface Filled {
  readonly title: string;
  readonly answers: FormValues;
}

/** What was changed, as it was and as it is; of a password only that it was. */
function differences({ fields }: FormVersion, { before, after }: { readonly before: Filled; readonly after: Filled }) {
  const passwords = new Set(fields.filter(holdsPassword).map(({ prop }) => prop));
  const props = [...new Set([...Object.keys(before.answers), ...Object.keys(after.answers)])].filter(
    (prop) => !isSameJson(before.answers[prop], after.answers[prop]),
  );
  const of = ({ title, answers }: Filled) => ({
    title,
    answers: Object.fromEntries(props.map((prop) => [prop, passwords.has(prop) ? '******' : (answers[prop] ?? null)])),
  });
  return { before: of(before), after: of(after) };
}

function holdsPassword({ type, children = [] }: FormField): boolean {
  return type === 'password' || children.some(holdsPassword);
}
