import { dayType, type Language, type RuleVerdict } from '@zhaocai/model';
import { refuse } from '../../../platform/http/index.ts';

/** Refuses where opening and deadline differ, or the deposit is above its share, and the rule allows no exception. */
export function demandSubmittable(verdicts: readonly RuleVerdict[], language: Language): void {
  for (const { kind, passed, isOverridable, article, limit } of verdicts) {
    if (passed !== false || isOverridable) continue;
    if (kind === 'openAtDeadline') refuse('tendering.openNotDeadline', { article: article[language] });
    if (kind === 'depositShare') refuse('tendering.depositTooHigh', { max: limit ?? '', article: article[language] });
  }
}

/** What the own policy lets pass with a written reason, at publication: the reason is read by everybody who checks it. */
export function demandDepositReason(verdicts: readonly RuleVerdict[], { language, reason }: Reasoned): void {
  const verdict = verdicts.find(({ kind, passed }) => kind === 'depositShare' && passed === false);
  if (!verdict?.isOverridable || reason) return;
  refuse('tendering.depositReason', { max: verdict.limit ?? '', article: verdict.article[language] });
}

interface Reasoned {
  readonly language: Language;
  readonly reason?: string;
}

/**
 * Refuses a publication that leaves less time than the rule demands, with the article. Where policy allows it, a
 * written reason lets it pass; a year without calendar lets nothing pass, for the rule cannot be judged.
 */
export function demandPeriod(verdicts: readonly RuleVerdict[], { language, reason }: Reasoned): void {
  const verdict = verdicts.find(({ kind }) => kind === 'quotePeriod');
  if (!verdict) return;
  if (verdict.missingYear) refuse('tendering.calendarMissing', { year: verdict.missingYear });
  if (verdict.passed !== false || (verdict.isOverridable && reason)) return;
  const unit = dayType.choices.find(({ value }) => value === verdict.dayType)?.label[language] ?? verdict.unit;
  const parameters = {
    days: verdict.value,
    unit: language === 'zh' ? `个${unit}` : unit.toLowerCase(),
    article: verdict.article[language],
  };
  if (verdict.isOverridable) refuse('tendering.periodShortReason', parameters);
  refuse('tendering.periodShort', { ...parameters, earliest: verdict.earliest ?? '' });
}
