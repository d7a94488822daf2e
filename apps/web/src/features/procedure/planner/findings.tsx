import type { Finding, LaidOut, PeriodRule } from '@zhaocai/model/procedure/lay-out';
import { dayType } from '@zhaocai/model/procedure/day-type';
import { periods } from '@zhaocai/model/procedure/period';
import { useText, type Translate } from '../../../kit/text/language.ts';
import { procedureTexts as texts } from '../texts.ts';

/** What the rules say of a day: at least or at most so many days, and by which article. */
export function RuleWords({ one }: { readonly one: LaidOut }) {
  const t = useText();
  return one.rules.map((rule) => (
    <span key={`${rule.code} ${rule.kind}`} className="planner-rule" title={t(rule.article)}>
      {[ruleText(rule, t), ownText(rule, t), t(rule.article)].filter(Boolean).join(' · ')}
    </span>
  ));
}

/** `不少于20日`. */
export function ruleText(rule: PeriodRule, t: Translate): string {
  const isLeast = Object.hasOwn(periods, rule.kind) && periods[rule.kind as keyof typeof periods].bound === 'least';
  return t(isLeast ? texts.least : texts.most, { days: rule.value, unit: unitOf(rule, t) });
}

/** That the number is the buyer's own, and what the law says. */
function ownText({ statutory }: PeriodRule, t: Translate): string {
  return statutory ? t(texts.ownPeriod, { days: statutory.value, unit: unitOf(statutory, t) }) : '';
}

function unitOf(rule: Pick<PeriodRule, 'dayType'> | undefined, t: Translate): string {
  return t(dayType.is(rule?.dayType, 'workingDays') ? texts.workingDays : texts.calendarDays);
}

/** What is wrong with a day: red where it may not be, orange where somebody should know. */
export function Findings({ one }: { readonly one: LaidOut }) {
  const t = useText();
  const told = one.findings.filter(({ kind }) => kind !== 'missingYear');
  return told.map((finding) => (
    <span key={finding.kind} className={`planner-finding kit-tone-${finding.blocks ? 'red' : 'orange'}`} role="alert">
      {findingText(finding, one, t)}
    </span>
  ));
}

function findingText({ kind, days = 0, rule }: Finding, { earliest, latest }: LaidOut, t: Translate): string {
  const counted = { days, unit: unitOf(rule, t) };
  if (kind === 'short') return t(texts.short, { ...counted, day: earliest ?? '' });
  if (kind === 'late') return t(texts.late, { ...counted, day: latest ?? '' });
  return t(kind === 'dayOff' ? texts.dayOff : texts.disordered);
}
