import { rejectHandling } from '@zhaocai/model/workflow/definition';
import { isOn, rejectHandlingOf, type StepExtension } from '@zhaocai/model/workflow/flow-examine';
import { InputNumber, Select, Switch } from 'antd';
import { useText } from '../../../../kit/text/language.ts';
import type { RowFieldsProps } from './grant-fields.tsx';
import { Labelled } from './labelled.tsx';
import { choiceOptions } from './options.ts';
import { settingTexts as texts } from './texts.ts';

const flagOf = (isChecked: boolean) => (isChecked ? '1' : '0');

/** What an approval decides by, and where a rejection goes. */
export function ApprovalFields({ row, onChange }: RowFieldsProps) {
  const t = useText();
  return (
    <>
      <Labelled label={t(texts.reject)}>
        <Select
          className="kit-wide"
          value={rejectHandlingOf(row)}
          options={choiceOptions(rejectHandling, t)}
          onChange={(chosen) => onChange({ rejectHandle: String(chosen) })}
        />
      </Labelled>
      <Labelled label={t(texts.countersign)} hint={t(texts.countersignHint)}>
        <Switch checked={isOn(row.isCountersign)} onChange={(on) => onChange({ isCountersign: flagOf(on) })} />
      </Labelled>
      {isOn(row.isCountersign) && (
        <Labelled label={t(texts.rate)}>
          <InputNumber
            min={1}
            max={100}
            precision={0}
            value={row.countersignRate ? Number(row.countersignRate) : 100}
            onChange={(rate) => onChange({ countersignRate: String(rate ?? 100) })}
          />
        </Labelled>
      )}
    </>
  );
}

/** What every step with people has. */
export function StayFields({ row, onChange }: RowFieldsProps) {
  const t = useText();
  return (
    <>
      <Labelled label={t(texts.taskEdit)}>
        <Switch checked={isOn(row.taskEdit)} onChange={(on) => onChange({ taskEdit: flagOf(on) })} />
      </Labelled>
      <Labelled label={t(texts.wait)} hint={t(texts.waitHint)}>
        <Switch checked={isOn(row.isWait)} onChange={(on) => onChange({ isWait: flagOf(on) })} />
      </Labelled>
    </>
  );
}

/** Changes a part of what the codes have no word for; what is undefined goes. */
export function extended(former: StepExtension | undefined, change: Partial<StepExtension>): StepExtension | undefined {
  const entries = Object.entries({ ...former, ...change }).filter(([, value]) => value !== undefined);
  return entries.length > 0 ? (Object.fromEntries(entries) as StepExtension) : undefined; // entries of the same shape
}
