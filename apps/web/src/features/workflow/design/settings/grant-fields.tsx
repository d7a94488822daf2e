import { processDeptListOnly } from '@zhaocai/model/workflow/chooser-endpoints';
import type { FlowExamine } from '@zhaocai/model/workflow/flow-examine';
import { Select } from 'antd';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../../kit/text/language.ts';
import { namedPeople } from '../canvas/approver-line.ts';
import { grantTexts, projectRoleTexts } from '../texts.ts';
import { Labelled } from './labelled.tsx';
import { PeopleField, RolesField } from './pick-fields.tsx';
import { optionsOf } from './options.ts';
import { settingTexts as texts } from './texts.ts';

export interface RowFieldsProps {
  readonly row: FlowExamine;
  readonly onChange: (fields: Partial<FlowExamine>) => void;
}

const listed = (ids: string | undefined) => (ids ? ids.split(',').filter(Boolean) : []);

/** Who is asked: eight ways to say it, and what each needs. */
export function GrantFields({ row, onChange }: RowFieldsProps) {
  const t = useText();
  const isTask = row.nodeType === '2';
  const kind = row.grantType ?? (isTask ? '8' : '2');
  return (
    <>
      <Labelled label={t(isTask ? texts.grantTask : texts.grant)}>
        <Select
          className="kit-wide"
          value={kind}
          options={optionsOf(grantTexts, t)}
          onChange={(grantType: string) => onChange({ grantType })}
        />
      </Labelled>
      {kind === '1' && (
        <RolesField
          label={t(texts.roles)}
          ids={listed(row.grantRole)}
          onChange={(ids) => onChange({ grantRole: ids.join(',') })}
        />
      )}
      {kind === '2' && <GrantedPeople row={row} onChange={onChange} />}
      {kind === '3' && (
        <Labelled label={t(texts.projectRoles)}>
          <Select
            mode="multiple"
            className="kit-wide"
            value={listed(row.projectMan)}
            options={optionsOf(projectRoleTexts, t)}
            onChange={(roles: string[]) => onChange({ projectMan: roles.join(',') })}
          />
        </Labelled>
      )}
      {kind === '4' && <GrantedDept row={row} onChange={onChange} />}
    </>
  );
}

/** Ids for the engine, names beside them for people; the two always agree. */
function GrantedPeople({ row, onChange }: RowFieldsProps) {
  const t = useText();
  const names = new Map(namedPeople(row.grantUserStr).map(({ id, realName }) => [id, realName]));
  const value = listed(row.grantUser).map((id) => ({ id, title: names.get(id) ?? id }));
  return (
    <PeopleField
      label={t(texts.people)}
      value={value}
      onChange={(picked) =>
        onChange({
          grantUser: picked.map(({ id }) => id).join(','),
          grantUserStr: JSON.stringify(picked.map(({ id, title }) => ({ id, realName: title }))),
        })
      }
    />
  );
}

function GrantedDept({ row, onChange }: RowFieldsProps) {
  const t = useText();
  const depts = useEndpoint(processDeptListOnly, {}, { staleMs: 60_000 });
  return (
    <Labelled label={t(texts.dept)}>
      <Select
        className="kit-wide"
        showSearch={{ optionFilterProp: 'label' }}
        loading={depts.isFetching}
        value={row.grantDept || undefined}
        options={depts.data?.map(({ id, deptName, fullName }) => ({ value: id, label: fullName || deptName }))}
        onChange={(grantDept: string) => onChange({ grantDept })}
      />
    </Labelled>
  );
}
