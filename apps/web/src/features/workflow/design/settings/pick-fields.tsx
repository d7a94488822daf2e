import { PlusOutlined } from '@ant-design/icons';
import { processRoleList, processRoleListOnly } from '@zhaocai/model/workflow/chooser-endpoints';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { call } from '../../../../kit/http/call.ts';
import { RowPicker, type Pickable, type PickerInput } from '../../../../kit/picker/row-picker.tsx';
import { useText } from '../../../../kit/text/language.ts';
import { LabelledGroup } from './labelled.tsx';
import { loadPeople, pickQuery } from './people-source.ts';
import { settingTexts as texts } from './texts.ts';
import { useNames } from './use-names.ts';

export interface PickFieldProps {
  readonly label: string;
  readonly value: readonly Pickable[];
  readonly onChange: (picked: readonly Pickable[]) => void;
  /** One alone. */
  readonly isSingle?: boolean;
}

export function PeopleField({ label, value, onChange, isSingle = false }: PickFieldProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  // A drawing of elsewhere may know people by id alone.
  const names = useNames(value.filter(({ id, title }) => id === title).map(({ id }) => id));
  const named = value.map((one) => ({ ...one, title: names.get(one.id) ?? one.title }));
  return (
    <LabelledGroup label={label}>
      <PickedTags value={named} onChange={onChange} onOpen={() => setOpen(true)} />
      <RowPicker
        isOpen={isOpen}
        title={t(texts.pickPeople)}
        rowsKey={['flow people']}
        load={loadPeople}
        value={named}
        isMultiple={!isSingle}
        onPick={onChange}
        onClose={() => setOpen(false)}
      />
    </LabelledGroup>
  );
}

async function loadRoles(input: PickerInput) {
  const { data } = await call(processRoleList, pickQuery(input));
  return {
    ...data,
    records: data.records.map(({ id, roleName, roleAlias }) => ({ id, title: roleName, note: roleAlias })),
  };
}

export interface RolesFieldProps {
  readonly label: string;
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Roles are stored by id alone: their names come from the list of roles. */
export function RolesField({ ids, onChange, label }: RolesFieldProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const roles = useEndpoint(processRoleListOnly, {}, { staleMs: 60_000 });
  const names = new Map(roles.data?.map(({ id, roleName }) => [id, roleName]));
  const value = ids.map((id) => ({ id, title: names.get(id) ?? id }));
  const change = (picked: readonly Pickable[]) => onChange(picked.map(({ id }) => id));
  return (
    <LabelledGroup label={label}>
      <PickedTags value={value} onChange={change} onOpen={() => setOpen(true)} />
      <RowPicker
        isOpen={isOpen}
        title={t(texts.pickRoles)}
        rowsKey={[processRoleList.route]}
        load={loadRoles}
        value={value}
        isMultiple
        onPick={change}
        onClose={() => setOpen(false)}
      />
    </LabelledGroup>
  );
}

interface PickedTagsProps {
  readonly value: readonly Pickable[];
  readonly onChange: (picked: readonly Pickable[]) => void;
  readonly onOpen: () => void;
}

function PickedTags({ value, onChange, onOpen }: PickedTagsProps) {
  const t = useText();
  return (
    <div className="flow-pick">
      {value.map((row) => (
        <Tag key={row.id} closable onClose={() => onChange(value.filter(({ id }) => id !== row.id))}>
          {row.title}
        </Tag>
      ))}
      <Button size="small" type="dashed" icon={<PlusOutlined />} onClick={onOpen}>
        {t(texts.pick)}
      </Button>
    </div>
  );
}
