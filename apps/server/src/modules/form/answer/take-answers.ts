import {
  checkAnswers,
  faultText,
  type AnswerFault,
  type FieldRights,
  type FormField,
  type FormValues,
  type Language,
  type StepRights,
} from '@zhaocai/model';
import { cleanHtml } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { FormVersion } from './form-version.ts';
import type { DictionarySources } from '../dictionary/fetch-answer.ts';
import { settleNames } from './settle-names.ts';
import { settleOptions } from './settle-options.ts';

interface Judged {
  readonly version: FormVersion;
  readonly answers: FormValues;
  readonly step: StepRights;
}

interface Taking extends Judged {
  /** As it is kept; of a new answer nothing is. */
  readonly before?: FormValues;
  /** Where what is chosen from fetched lists is looked up. */
  readonly sources: DictionarySources;
}

/**
 * What is kept of what was sent: computed again, without what the form does not show, the names of people as they are
 * now; judged by the form's own rules, the same as in the browser.
 */
export async function takeAnswers(
  ctx: Ctx,
  { version, answers, step, before = {}, sources }: Taking,
): Promise<FormValues> {
  const { visible, computed } = version.linkage.evaluate(answers);
  const whole = { ...answers, ...computed };
  const rights = rightsOver(version.fields, step);
  const demandGood = (values: FormValues) => {
    const faults = checkAnswers(version.form, values, { rights });
    if (faults.length > 0) refuse('form.answerWrong', { faults: faultsText(version, faults, ctx.language) });
  };
  demandGood(whole);
  const kept = await cleaned(version, whole);
  // Of a text that was nothing but what is not kept, nothing is left.
  if (kept !== whole) demandGood(kept);
  const clean = Object.fromEntries(Object.entries(kept).filter(([prop]) => visible[prop] !== false));
  const chosen = await settleOptions(ctx, { fields: version.fields, answers: clean, before }, sources);
  return settleNames(ctx, version, chosen);
}

/** The same values where the form asks for no formatted text. */
async function cleaned({ fields }: FormVersion, values: FormValues): Promise<FormValues> {
  const rich = fields.filter(({ type }) => type === 'ueditor');
  if (rich.length === 0) return values;
  const texts: Record<string, string> = {};
  for (const { prop } of rich) {
    const value = values[prop];
    if (typeof value === 'string') texts[prop] = await cleanHtml(value);
  }
  return { ...values, ...texts };
}

/** Every field by name: one that the step does not name is read where the step may not edit. */
function rightsOver(fields: readonly FormField[], { mayEdit, rights }: StepRights): FieldRights {
  if (mayEdit) return rights;
  const unnamed = fields
    .filter(
      ({ prop, children = [] }) =>
        !Object.hasOwn(rights, prop) && !children.some((one) => Object.hasOwn(rights, `${prop}.${one.prop}`)),
    )
    .map(({ prop }) => [prop, 'read'] as const);
  return { ...Object.fromEntries(unnamed), ...rights };
}

const mostTold = 5;

function faultsText(version: FormVersion, faults: readonly AnswerFault[], language: Language): string {
  const told = faults.slice(0, mostTold).map((fault) => toldFault(version, fault, language));
  return faults.length > mostTold ? `${told.join('；')}（+${faults.length - mostTold}）` : told.join('；');
}

function toldFault({ fields }: FormVersion, fault: AnswerFault, language: Language): string {
  const text = faultText(fault, language);
  if (fault.row === undefined) return text;
  const label = fields.find(({ prop }) => prop === fault.prop)?.label ?? fault.prop;
  const no = fault.row + 1;
  return language === 'zh' ? `${label}第${no}行：${text}` : `${label}, row ${no}: ${text}`;
}

/** At the start a step must not fill in what it may only read or not see; what the form computes or begins with is no filling in. */
export function demandOwnFields({ version, answers, step }: Judged): void {
  const { computed } = version.linkage.evaluate(answers);
  const forbidden = version.fields.filter(({ prop, props }) => {
    const right = step.rights[prop];
    if ((right !== 'read' && right !== 'hidden') || Object.hasOwn(computed, prop)) return false;
    const value = answers[prop];
    const isEmpty =
      value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
    return !isEmpty && JSON.stringify(value) !== JSON.stringify(props['valueDefault'] ?? props['value']);
  });
  if (forbidden.length > 0) refuse('workflow.fieldFixed', { fields: forbidden.map(({ label }) => label).join('、') });
}
