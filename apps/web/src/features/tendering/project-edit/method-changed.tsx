import { dayType } from '@zhaocai/model/procedure/day-type';
import { lawRegime, procurementMethod } from '@zhaocai/model/procedure/method';
import type { Text } from '@zhaocai/model/kit/text';
import type { checkBeforeChoose } from '@zhaocai/model/tendering/method-check-endpoint';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { Alert } from 'antd';
import { useState } from 'react';
import type { FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { useText, type Translate } from '../../../kit/text/language.ts';
import { projectEditTexts as texts } from './texts.ts';

type Rule = EndpointOutput<typeof checkBeforeChoose>['rules'][number];

/** What stood on the form when the method was chosen last. */
export interface FormerMethod {
  readonly manner: unknown;
  readonly lawRegime: unknown;
  readonly rules: readonly Rule[];
}

/** Keeps what held before another method was chosen; forgotten when the former one is chosen again. */
export function useFormerMethod(values: FormValues, rules: readonly Rule[] | undefined) {
  const [former, setFormer] = useState<FormerMethod>();
  const keep = (manner: unknown) => {
    if (manner === former?.manner) setFormer(undefined);
    else if (former === undefined && rules && values.manner)
      setFormer({ manner: values.manner, lawRegime: values.lawRegime, rules });
  };
  return { former, keep, forget: () => setFormer(undefined) };
}

interface MethodChangedProps {
  readonly former: FormerMethod;
  readonly values: FormValues;
  readonly rules: readonly Rule[];
  readonly onClose: () => void;
}

/** With another method the law says something else: which rules came, went or changed their number, and which law holds. */
export function MethodChanged({ former, values, rules, onClose }: MethodChangedProps) {
  const t = useText();
  const changes = [...lawChange(t, former, values), ...ruleChanges(t, former.rules, rules)];
  const [before, after] = [former.manner, values.manner].map((manner) =>
    said(t, procurementMethod.named(Number(manner))?.label),
  );
  return (
    <Alert
      type="info"
      showIcon
      closable={{ onClose }}
      title={t(texts.methodChanged, { before: before ?? '', after: after ?? '' })}
      description={
        changes.length === 0 ? (
          t(texts.methodSame)
        ) : (
          <ul className="project-method-changes">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )
      }
    />
  );
}

const said = (t: Translate, text: Text | undefined) => (text ? t(text) : '');

function lawChange(t: Translate, former: FormerMethod, values: FormValues): string[] {
  const [before, after] = [former.lawRegime, values.lawRegime].map((law) => lawRegime.named(Number(law))?.label);
  if (!before || !after || before === after) return [];
  return [t(texts.lawChanged, { before: t(before), after: t(after) })];
}

function ruleChanges(t: Translate, former: readonly Rule[], rules: readonly Rule[]): string[] {
  const kinds = [...new Set([...former, ...rules].map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const [one, other] = [former, rules].map((list) => list.find((rule) => rule.kind === kind));
    const name = said(t, (other ?? one)?.name);
    const [before, after] = [one, other].map((rule) => rule && numberOf(t, rule));
    if (before === after) return [];
    if (other && after && !one) return [t(texts.ruleCame, { name, after, article: t(other.article) })];
    if (before && !other) return [t(texts.ruleWent, { name, before })];
    return [
      t(texts.ruleMoved, {
        name,
        before: before ?? '',
        after: after ?? '',
        article: said(t, other?.article),
      }),
    ];
  });
}

/** `3 工作日`, `20 日`, `2 %`. */
function numberOf(t: Translate, { value, unit, dayType: counted }: Rule): string {
  const days = dayType.named(counted)?.label;
  return `${value} ${days ? t(days) : unit}`;
}
