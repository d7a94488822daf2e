import { CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import type { RuleVerdict } from '@zhaocai/model/tendering/rule-check';
import { useText, type Translate } from '../../../kit/text/language.ts';
import { shownInstant } from '../../../kit/widgets/instant-picker.tsx';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { projectEditTexts as texts } from './texts.ts';
import './rules-panel.css';

export interface RuleListProps {
  readonly rules: readonly RuleVerdict[];
  /** The earliest time is of use only while the notice is not out. */
  readonly showsEarliest?: boolean;
}

/** The rules that apply: what each demands, its article, and whether it is kept. */
export function RuleList({ rules }: { rules: readonly RuleVerdict[] }) {
  const t = useText();
  if (rules.length === 0) return <p className="pe-quiet">{t(texts.noRules)}</p>;
  return (
    <ul className="rule-list">
      {rules.map((rule) => (
        <RuleItem key={rule.code} rule={rule} />
      ))}
    </ul>
  );
}

/** One rule, as an entry of a list. */
export function RuleItem({ rule }: { rule: RuleVerdict }) {
  const t = useText();
  const state = ruleState(rule);
  const isOfOpening = rule.kind === 'minSuppliers' && rule.passed === null;
  return (
    <li className={`pe-rule pe-rule-${state}`}>
      <RuleMark state={state} />
      <div>
        <div className="pe-rule-line">
          <span className="pe-rule-name">{t(rule.name)}</span>
          <span className="pe-rule-demand">{demandText(rule, t)}</span>
        </div>
        <p className="pe-rule-state">
          {t(isOfOpening ? texts.ruleOnOpening : stateTexts[state])}
          {factText(rule, t)}
        </p>
        <p className="pe-rule-article">{t(rule.article)}</p>
      </div>
    </li>
  );
}

type RuleState = 'passed' | 'broken' | 'reason' | 'open';

const stateTexts = {
  passed: texts.rulePassed,
  broken: texts.ruleBroken,
  reason: texts.ruleReason,
  open: texts.ruleOpen,
} as const;

function ruleState({ passed, isOverridable }: RuleVerdict): RuleState {
  if (passed === null) return 'open';
  if (passed) return 'passed';
  return isOverridable ? 'reason' : 'broken';
}

function RuleMark({ state }: { state: RuleState }) {
  if (state === 'passed') return <CheckCircleFilled className="pe-rule-mark" aria-hidden />;
  if (state === 'broken') return <CloseCircleFilled className="pe-rule-mark" aria-hidden />;
  if (state === 'reason') return <ExclamationCircleFilled className="pe-rule-mark" aria-hidden />;
  return <MinusCircleOutlined className="pe-rule-mark" aria-hidden />;
}

/** `至少 3 个工作日`, `不超过 2%`. */
function demandText({ kind, value, dayType }: RuleVerdict, t: Translate): string {
  switch (kind) {
    case 'quotePeriod':
      return t(texts.atLeast, { value, unit: t(dayType === 2 ? texts.workingDays : texts.calendarDays) });
    case 'minSuppliers':
      return t(texts.atLeast, { value, unit: t(texts.suppliers) });
    case 'depositShare':
      return t(texts.atMost, { value, unit: '%' });
    default:
      return t(texts.sameTime);
  }
}

function factText({ earliest, limit, missingYear }: RuleVerdict, t: Translate): string {
  const facts = [
    missingYear && t(texts.missingYear, { year: missingYear }),
    earliest && t(texts.earliest, { time: shownInstant(earliest) }),
    limit && t(texts.limit, { money: formatMoney(limit) }),
  ];
  return facts
    .filter(Boolean)
    .map((fact) => ` · ${fact}`)
    .join('');
}
