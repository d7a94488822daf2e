import type { Text } from '../../kit/text.ts';
import type { Expressions } from '../../workflow/expression.ts';
import type { ExpressionFault } from '../../workflow/judge-expression.ts';
import type { FormMessageCode } from '../messages.ts';
import type { FormFault, FormField } from '../model.ts';
import { namesIn } from './names.ts';

/** Expressions that a field may have, in the order of the panel. */
export const linkSettings = {
  visibleWhen: { zh: '显示条件', en: 'Shown when' },
  requiredWhen: { zh: '必填条件', en: 'Required when' },
  disabledWhen: { zh: '禁用条件', en: 'Disabled when' },
  computed: { zh: '计算公式', en: 'Computed as' },
} as const satisfies Record<string, Text>;
export type LinkSetting = keyof typeof linkSettings;

const codes: Readonly<Record<ExpressionFault, FormMessageCode>> = {
  empty: 'form.expression.syntax',
  syntax: 'form.expression.syntax',
  tooLong: 'form.expression.tooLong',
  unknownName: 'form.expression.unknownName',
  unknownFunction: 'form.expression.unknownFunction',
  arguments: 'form.expression.arguments',
  type: 'form.expression.type',
  notCondition: 'form.expression.notCondition',
  tooDeep: 'form.expression.tooDeep',
};

/** What is wrong with the expressions of one field; `columns` are those of its sub-table. */
export function expressionFaults(
  field: FormField,
  expressions: Expressions,
  columns?: ReadonlySet<string>,
): readonly FormFault[] {
  return Object.keys(linkSettings).flatMap((key) => {
    if (!isLinkSetting(key)) return [];
    const fault = faultIn(field.x[key], { isCondition: key !== 'computed', expressions, columns });
    if (!fault) return [];
    const label = field.label || field.prop;
    return [
      {
        code: fault.code,
        setting: linkSettings[key],
        at: label,
        fieldId: field.id,
        parameters: { label, detail: fault.detail },
      },
    ];
  });
}

function isLinkSetting(key: string): key is LinkSetting {
  return Object.hasOwn(linkSettings, key);
}

interface Judging {
  readonly isCondition: boolean;
  readonly expressions: Expressions;
  readonly columns: ReadonlySet<string> | undefined;
}

function faultIn(
  text: unknown,
  { isCondition, expressions, columns }: Judging,
): { readonly code: FormMessageCode; readonly detail: string } | undefined {
  if (text === undefined || text === '') return undefined;
  if (typeof text !== 'string') return { code: 'form.expression.syntax', detail: '' };
  const judged = isCondition ? expressions.judge(text) : expressions.judgeValue(text);
  if (!judged.ok) return { code: codes[judged.fault], detail: judged.detail };
  const names = namesIn(text);
  const unknown = [...names.row].find((name) => !columns?.has(name));
  return unknown === undefined ? undefined : { code: 'form.expression.unknownName', detail: `row.${unknown}` };
}
