import { processDeptListOnly } from '@zhaocai/model/workflow/chooser-endpoints';
import { grantKind, nodeType } from '@zhaocai/model/workflow/definition';
import { grantKindOf, type FlowExamine } from '@zhaocai/model/workflow/flow-examine';
import { Select } from 'antd';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../../kit/text/language.ts';
import { namedPeople } from '../canvas/approver-line.ts';
import { projectRoleTexts } from '../texts.ts';
import { Labelled } from './labelled.tsx';
import { PeopleField, RolesField } from './pick-fields.tsx';
import { choiceOptions, optionsOf } from './options.ts';
import { settingTexts as texts } from './texts.ts';

export interface RowFieldsProps {
  readonly row: FlowExamine;
  readonly onChange: (fields: Partial<FlowExamine>) => void;
}

const listed = (ids: string | undefined) => (ids ? ids.split(',').filter(Boolean) : []);

/** Who is asked: eight ways to say it, and what each needs. */
export function GrantFields({ row, onChange }: RowFieldsProps) {
  const t = useText();
  const isTask = nodeType.is(row.nodeType, 'task');
  const kind = grantKindOf(row);
  return (
    <>
      <Labelled label={t(isTask ? texts.grantTask : texts.grant)}>
        <Select
          className="kit-wide"
          value={kind}
          options={choiceOptions(grantKind, t)}
          onChange={(chosen) => onChange({ grantType: String(chosen) })}
        />
      </Labelled>
      {grantKind.is(kind, 'role') && (
        <RolesField
          label={t(texts.roles)}
          ids={listed(row.grantRole)}
          onChange={(ids) => onChange({ grantRole: ids.join(',') })}
        />
      )}
      {grantKind.is(kind, 'person') && <GrantedPeople row={row} onChange={onChange} />}
      {grantKind.is(kind, 'projectRole') && (
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
      {grantKind.is(kind, 'fundingDept') && <GrantedDept row={row} onChange={onChange} />}
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
