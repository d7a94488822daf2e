import { dayType, isPublicationPeriod, isReasoned, leastReason, type Language, type RuleVerdict } from '@zhaocai/model';
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
  if (!verdict?.isOverridable || isReasoned(reason)) return;
  const article = verdict.article[language];
  refuse('tendering.depositReason', { max: verdict.limit ?? '', article, least: leastReason });
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
  for (const verdict of verdicts.filter(({ kind }) => isPublicationPeriod(kind))) {
    if (verdict.missingYear) refuse('platform.calendarMissing', { year: verdict.missingYear });
    if (verdict.passed !== false || (verdict.isOverridable && isReasoned(reason))) continue;
    const parameters = inWords(verdict, language);
    const isSale = verdict.kind === 'salePeriod';
    if (verdict.isOverridable) refuse(isSale ? 'tendering.saleShortReason' : 'tendering.periodShortReason', parameters);
    const earliest = verdict.earliest ?? '';
    refuse(isSale ? 'tendering.saleShort' : 'tendering.periodShort', { ...parameters, earliest });
  }
}

/** The same of a change that touches the quotes: it leaves its time, or the deadline moves on (R05). */
export function demandChangePeriod(verdicts: readonly RuleVerdict[], { language, reason }: Reasoned): void {
  for (const verdict of verdicts.filter(({ kind }) => kind === 'changePeriod')) {
    if (verdict.missingYear) refuse('platform.calendarMissing', { year: verdict.missingYear });
    if (verdict.passed !== false || (verdict.isOverridable && isReasoned(reason))) continue;
    const parameters = inWords(verdict, language);
    if (verdict.isOverridable) refuse('tendering.changeShortReason', parameters);
    refuse('tendering.changeShort', { ...parameters, earliest: verdict.earliest ?? '' });
  }
}

function inWords({ dayType: counted, unit: plain, value, article }: RuleVerdict, language: Language) {
  const unit = dayType.named(counted)?.label[language] ?? plain;
  return {
    least: leastReason,
    days: value,
    unit: language === 'zh' ? `个${unit}` : unit.toLowerCase(),
    article: article[language],
  };
}
