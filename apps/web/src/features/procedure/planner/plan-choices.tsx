import { lawRegime, procurementMethod } from '@zhaocai/model/procedure/method';
import { procedureOf } from '@zhaocai/model/procedure/procedures';
import { purchaseTypes } from '@zhaocai/model/tendering/choices';
import { Input, Segmented, Select } from 'antd';
import { useId } from 'react';
import { useCompact } from '../../../kit/screen/use-compact.ts';
import { useText } from '../../../kit/text/language.ts';
import { InstantPicker } from '../../../kit/widgets/instant-picker.tsx';
import { procedureTexts as texts } from '../texts.ts';
import type { Choices } from './use-plan.ts';

interface PlanChoicesProps {
  readonly choices: Choices;
  readonly onChange: (changed: Partial<Omit<Choices, 'procedure'>>) => void;
}

/** Which method, under which law, from when. Another method or law begins with its own usual days. */
export function PlanChoices({ choices, onChange }: PlanChoicesProps) {
  const t = useText();
  const isCompact = useCompact();
  const ids = { name: useId(), method: useId(), law: useId(), kind: useId(), start: useId() };
  const regimes = procedureOf(choices.method)?.regimes ?? [];
  const law = {
    value: choices.regime,
    options: lawRegime.choices.map(({ value, label, name }) => ({
      value,
      label: t(label),
      disabled: !regimes.includes(name),
    })),
    onChange: (regime: number) => onChange({ regime, moved: {} }),
  };
  return (
    <div className="planner-choices">
      <label htmlFor={ids.name}>{t(texts.planName)}</label>
      <Input
        id={ids.name}
        className="planner-name"
        maxLength={100}
        placeholder={t(texts.planNameHint)}
        value={choices.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <label htmlFor={ids.method}>{t(texts.method)}</label>
      <Select
        id={ids.method}
        className="planner-method"
        value={choices.method}
        options={procurementMethod.choices.map(({ value, label }) => ({ value, label: t(label) }))}
        onChange={(method) => onChange({ method, moved: {} })}
      />
      <label htmlFor={ids.law}>{t(texts.regime)}</label>
      {isCompact ? (
        <Select id={ids.law} className="planner-law" {...law} />
      ) : (
        <Segmented id={ids.law} aria-label={t(texts.regime)} {...law} />
      )}
      <label htmlFor={ids.kind}>{t(texts.kind)}</label>
      <Select
        id={ids.kind}
        className="planner-kind"
        value={choices.purchaseType}
        options={purchaseTypes.map(({ value, label }) => ({ value, label: t(label) }))}
        onChange={(purchaseType) => onChange({ purchaseType, moved: {} })}
      />
      <label htmlFor={ids.start}>{t(texts.start)}</label>
      <span className="planner-start">
        <InstantPicker
          id={ids.start}
          kind="day"
          value={choices.start}
          onChange={(start) => start && onChange({ start, moved: {} })}
        />
      </span>
    </div>
  );
}
