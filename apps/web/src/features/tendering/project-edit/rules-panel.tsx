import type { EndpointInput, EndpointOutput } from '@zhaocai/contract/kit/endpoint';
import type { Tone } from '@zhaocai/contract/kit/field';
import { isYuan } from '@zhaocai/contract/kit/money';
import type { Text } from '@zhaocai/contract/kit/text';
import { checkBeforeChoose } from '@zhaocai/contract/tendering/project-endpoints';
import { Button } from 'antd';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import type { Values } from './project-draft.ts';
import { editTexts as texts } from './texts.ts';

export type RuleCheck = EndpointOutput<typeof checkBeforeChoose>;
export type Verdict = RuleCheck['rules'][number];

/** The rules that apply to what is typed, with source and number, judged by the server. */
export function RulesPanel({ values, onUseEarliest }: { values: Values; onUseEarliest: (instant: string) => void }) {
  const t = useText();
  const query = useEndpoint(checkBeforeChoose, factsOf(values), { keepPrevious: true, staleMs: 30_000 });
  const check = query.data;
  return (
    <Section title={t(texts.rules)}>
      {query.error && <p className="tender-hint">{t(texts.rulesFailed)}</p>}
      {check && check.rules.length === 0 && <p className="tender-hint">{t(texts.noRules)}</p>}
      {check && (
        <ul className="rule-list">
          {check.rules.map((rule) => (
            <RuleItem key={rule.code} rule={rule} onUseEarliest={onUseEarliest} />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Only what is well formed is asked: a half-typed amount is not. */
function factsOf(values: Values): EndpointInput<typeof checkBeforeChoose> {
  const money = (name: string) => (isYuan(String(values[name] ?? '')) ? String(values[name]) : undefined);
  const instant = (name: string) => (values[name] ? String(values[name]) : undefined);
  return {
    manner: Number(values.manner),
    lawRegime: Number(values.lawRegime),
    generalBudget: money('generalBudget'),
    depositMoney: money('depositMoney'),
    bidEndTime: instant('bidEndTime'),
    openTime: instant('openTime'),
  };
}

export interface RuleItemProps {
  readonly rule: Verdict;
  /** Absent where nothing is being typed. */
  readonly onUseEarliest?: (instant: string) => void;
}

/** One rule: kept or not, what it demands, where it stands. */
export function RuleItem({ rule, onUseEarliest }: RuleItemProps) {
  const t = useText();
  const verdict = verdictOf(rule);
  return (
    <li className="rule">
      <div className="rule-head">
        <span className="rule-name">{t(rule.name)}</span>
        <ToneTag tone={verdict.tone}>{t(verdict.label)}</ToneTag>
      </div>
      {rule.kind === 'minSuppliers' && <p className="rule-text">{t(texts.least, { count: rule.value })}</p>}
      {rule.missingYear && <p className="tender-fault">{t(texts.missingYear, { year: rule.missingYear })}</p>}
      {rule.limit && <p className="rule-text">{t(texts.limit, { money: formatMoney(rule.limit) })}</p>}
      {rule.earliest && (
        <p className="rule-text">
          {t(onUseEarliest ? texts.earliest : texts.notBefore)}{' '}
          <Deadline at={rule.earliest} isMet={rule.passed === true} />
          {onUseEarliest && rule.passed !== true && (
            <Button type="link" size="small" onClick={() => onUseEarliest(rule.earliest ?? '')}>
              {t(texts.useEarliest)}
            </Button>
          )}
        </p>
      )}
      <p className="tender-hint rule-article">{t(texts.article, { article: t(rule.article) })}</p>
    </li>
  );
}

function verdictOf({ kind, passed, isOverridable }: Verdict): { readonly tone: Tone; readonly label: Text } {
  if (passed === true) return { tone: 'green', label: texts.ruleKept };
  if (passed === false && isOverridable) return { tone: 'orange', label: texts.ruleReason };
  if (passed === false) return { tone: 'red', label: texts.ruleBroken };
  return kind === 'minSuppliers' ? { tone: 'blue', label: texts.ruleInfo } : { tone: 'grey', label: texts.ruleOpen };
}
