import { CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import { dayType } from '@zhaocai/model/procedure/day-type';
import { projectDetail } from '@zhaocai/model/tendering/project-endpoints';
import type { RuleVerdict } from '@zhaocai/model/tendering/rule-check';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText, type Translate } from '../../../kit/text/language.ts';
import { shownInstant } from '../../../kit/widgets/instant-picker.tsx';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { ruleTexts as texts } from './rule-texts.ts';
import './rule-list.css';

/** The rules that a stored project must keep if its notice went out now, each with its article. */
export function ProjectRules({ projectId }: { projectId: string }) {
  const query = useEndpoint(projectDetail, { id: projectId });
  return (
    <Loaded query={query} rows={3}>
      {({ rules }) => <RuleList rules={rules} />}
    </Loaded>
  );
}

/** The rules that apply: what each demands, its article, and whether it is kept. */
export function RuleList({ rules }: { rules: readonly RuleVerdict[] }) {
  const t = useText();
  if (rules.length === 0) return <p className="kit-quiet">{t(texts.noRules)}</p>;
  return (
    <ul className="rule-list">
      {rules.map((rule) => (
        <RuleItem key={`${rule.code} ${rule.kind} ${rule.value}`} rule={rule} />
      ))}
    </ul>
  );
}

/** One rule, as an entry of a list. */
export function RuleItem({ rule }: { rule: RuleVerdict }) {
  const t = useText();
  const state = ruleState(rule);
  const isOfOpening = isCountOfSuppliers(rule) && rule.passed === null;
  return (
    <li className={`law-rule law-rule-${state}`}>
      <RuleMark state={state} />
      <div>
        <div className="law-rule-line">
          <span className="law-rule-name">{t(rule.name)}</span>
          <span className="law-rule-demand">{demandText(rule, t)}</span>
        </div>
        <p className="law-rule-state">
          {t(isOfOpening ? texts.ruleOnOpening : stateTexts[state])}
          {factText(rule, t)}
        </p>
        <p className="law-rule-article">{t(rule.article)}</p>
      </div>
    </li>
  );
}

/** It is judged by the bids that are in at the opening. */
function isCountOfSuppliers({ kind }: RuleVerdict): boolean {
  return kind === 'minSuppliers' || kind === 'minSuppliersServices';
}

type RuleState = 'passed' | 'broken' | 'reason' | 'open' | 'unknown';

const stateTexts = {
  passed: texts.rulePassed,
  broken: texts.ruleBroken,
  reason: texts.ruleReason,
  open: texts.ruleOpen,
  unknown: texts.ruleUnknown,
} as const;

function ruleState({ passed, isOverridable, missingYear }: RuleVerdict): RuleState {
  if (missingYear) return 'unknown';
  if (passed === null) return 'open';
  if (passed) return 'passed';
  return isOverridable ? 'reason' : 'broken';
}

function RuleMark({ state }: { state: RuleState }) {
  if (state === 'passed') return <CheckCircleFilled className="law-rule-mark" aria-hidden />;
  if (state === 'broken') return <CloseCircleFilled className="law-rule-mark" aria-hidden />;
  if (state === 'reason' || state === 'unknown')
    return <ExclamationCircleFilled className="law-rule-mark" aria-hidden />;
  return <MinusCircleOutlined className="law-rule-mark" aria-hidden />;
}

/** `至少 3 个工作日`, `不超过 2%`. */
function demandText({ kind, value, dayType: counted }: RuleVerdict, t: Translate): string {
  switch (kind) {
    case 'salePeriod':
    case 'quotePeriod':
    case 'changePeriod':
      return t(texts.atLeast, {
        value,
        unit: t(dayType.is(counted, 'workingDays') ? texts.workingDays : texts.calendarDays),
      });
    case 'minSuppliers':
    case 'minSuppliersServices':
      return t(texts.atLeast, { value, unit: t(texts.suppliers) });
    case 'depositShare':
      return t(texts.atMost, { value, unit: '%' });
    default:
      return t(texts.sameTime);
  }
}

function factText({ earliest, limit, missingYear, kind, dayType: counted }: RuleVerdict, t: Translate): string {
  const isPutOff = kind.endsWith('Period') && dayType.is(counted, 'calendarDays');
  const facts = [
    missingYear && t(texts.missingYear, { year: missingYear }),
    earliest && t(isPutOff ? texts.earliestPut : texts.earliest, { time: shownInstant(earliest) }),
    limit && t(texts.limit, { money: formatMoney(limit) }),
  ];
  return facts
    .filter(Boolean)
    .map((fact) => ` · ${fact}`)
    .join('');
}
