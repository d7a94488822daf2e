import { CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import { dayTypes } from '@zhaocai/contract/tendering/choices';
import { useLanguage, useText } from '../../kit/text/language.ts';
import { shownInstant } from '../../kit/widgets/instant-picker.tsx';
import { formatMoney } from '../../kit/widgets/money.tsx';
import type { Verdict } from './publish-check.ts';
import { noticeTexts as texts } from './texts.ts';

/** The rules that the notice will be judged by when it goes out: number, article, kept or not. */
export function RuleList({ rules }: { rules: readonly Verdict[] }) {
  const t = useText();
  if (rules.length === 0) return <p className="notice-quiet">{t(texts.rulesNone)}</p>;
  return (
    <ul className="notice-rules">
      {rules.map((rule) => (
        <RuleLine key={rule.code + rule.kind} rule={rule} />
      ))}
    </ul>
  );
}

function RuleLine({ rule }: { rule: Verdict }) {
  const t = useText();
  const language = useLanguage();
  const { icon, tone, word } = markOf(rule);
  const dayType = dayTypes.find(({ value }) => value === rule.dayType);
  return (
    <li className={`kit-tone-${tone}`}>
      <span className="notice-rule-icon" title={t(word)}>
        {icon}
      </span>
      <div>
        <strong>
          {rule.name[language]}：{rule.value}
          {dayType ? t(dayType.label) : rule.unit}
        </strong>
        <span className="notice-quiet">{rule.article[language]}</span>
        <span className="notice-rule-word">
          {t(word)}
          {rule.earliest && ` · ${t(texts.earliest, { time: shownInstant(rule.earliest) })}`}
          {rule.limit && ` · ${t(texts.limit, { amount: formatMoney(rule.limit) })}`}
        </span>
      </div>
    </li>
  );
}

function markOf({ passed, isOverridable }: Verdict) {
  if (passed === true) return { icon: <CheckCircleFilled />, tone: 'green', word: texts.rulePassed } as const;
  if (passed === null) return { icon: <MinusCircleOutlined />, tone: 'grey', word: texts.ruleLater } as const;
  return isOverridable
    ? ({ icon: <ExclamationCircleFilled />, tone: 'orange', word: texts.ruleReason } as const)
    : ({ icon: <CloseCircleFilled />, tone: 'red', word: texts.ruleFailed } as const);
}
