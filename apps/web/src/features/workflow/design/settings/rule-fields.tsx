import type { StepExtension } from '@zhaocai/model/workflow/flow-examine';
import type { Text } from '@zhaocai/model/kit/text';
import { InputNumber, Select, Space, Switch } from 'antd';
import { useText } from '../../../../kit/text/language.ts';
import { extended } from './approval-fields.tsx';
import type { RowFieldsProps } from './grant-fields.tsx';
import { Labelled } from './labelled.tsx';
import { optionsOf } from './options.ts';
import { PeopleField } from './pick-fields.tsx';
import { settingTexts as texts } from './texts.ts';
import { useNames } from './use-names.ts';

type Deadline = NonNullable<StepExtension['deadline']>;

const rules = [
  {
    name: 'onEmpty',
    label: texts.onEmpty,
    choices: { administrator: texts.administrator, pass: texts.pass, reject: texts.rejectIt },
  },
  { name: 'onSelf', label: texts.onSelf, choices: { ask: texts.ask, pass: texts.pass, leader: texts.leader } },
  { name: 'onDuplicate', label: texts.onDuplicate, choices: { ask: texts.ask, pass: texts.pass } },
] as const satisfies readonly { name: keyof StepExtension; label: Text; choices: Record<string, Text> }[];

const overTexts = {
  remind: texts.overRemind,
  leader: texts.overLeader,
  administrator: texts.overAdministrator,
  transfer: texts.overTransfer,
} as const;

/** What a step does where nobody is left, the initiator is asked, or somebody has agreed already. */
export function RuleFields({ row, onChange }: RowFieldsProps) {
  const t = useText();
  return rules.map(({ name, label, choices }) => (
    <Labelled key={name} label={t(label)} hint={name === 'onSelf' ? t(texts.onSelfHelp) : undefined}>
      <Select
        className="kit-wide"
        value={row.extension?.[name] ?? Object.keys(choices)[0]}
        options={optionsOf(choices, t)}
        onChange={(value: string) => onChange({ extension: extended(row.extension, { [name]: value }) })}
      />
    </Labelled>
  ));
}

export function CopyField({ row, onChange }: RowFieldsProps) {
  const t = useText();
  const ids = row.extension?.ccUsers ?? [];
  const names = useNames(ids);
  return (
    <PeopleField
      label={t(texts.ccUsers)}
      value={ids.map((id) => ({ id, title: names.get(id) ?? id }))}
      onChange={(picked) => {
        const ccUsers = picked.length > 0 ? picked.map(({ id }) => id) : undefined;
        onChange({ extension: extended(row.extension, { ccUsers }) });
      }}
    />
  );
}

/** How long a step may take on the tenant's work calendar, and what follows. */
export function DeadlineFields({ row, onChange }: RowFieldsProps) {
  const t = useText();
  const deadline = row.extension?.deadline;
  const change = (next: Deadline | undefined) => onChange({ extension: extended(row.extension, { deadline: next }) });
  return (
    <>
      <Labelled label={t(texts.deadlineOn)}>
        <Switch
          checked={deadline !== undefined}
          onChange={(on) => change(on ? { workDays: 1, workHours: 0, onOver: 'remind' } : undefined)}
        />
      </Labelled>
      {deadline && <DeadlineParts deadline={deadline} onChange={change} />}
    </>
  );
}

function DeadlineParts({ deadline, onChange }: { deadline: Deadline; onChange: (deadline: Deadline) => void }) {
  const t = useText();
  const { transferTo } = deadline;
  const names = useNames(transferTo ? [transferTo] : []);
  return (
    <>
      <Space style={{ marginBlockEnd: 12 }}>
        <InputNumber
          aria-label={t(texts.workDays)}
          suffix={t(texts.workDays)}
          min={0}
          max={365}
          precision={0}
          value={deadline.workDays}
          onChange={(workDays) => onChange({ ...deadline, workDays: workDays ?? 0 })}
        />
        <InputNumber
          aria-label={t(texts.workHours)}
          suffix={t(texts.workHours)}
          min={0}
          max={23}
          precision={0}
          value={deadline.workHours}
          onChange={(workHours) => onChange({ ...deadline, workHours: workHours ?? 0 })}
        />
      </Space>
      <Labelled label={t(texts.onOver)}>
        <Select
          className="kit-wide"
          value={deadline.onOver}
          options={optionsOf(overTexts, t)}
          onChange={(onOver: Deadline['onOver']) => onChange({ ...deadline, onOver })}
        />
      </Labelled>
      {deadline.onOver === 'transfer' && (
        <PeopleField
          isSingle
          label={t(texts.transferTo)}
          value={transferTo ? [{ id: transferTo, title: names.get(transferTo) ?? transferTo }] : []}
          onChange={(picked) => onChange({ ...deadline, transferTo: picked.at(-1)?.id })}
        />
      )}
    </>
  );
}
