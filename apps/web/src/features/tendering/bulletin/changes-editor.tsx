import type { Field } from '@zhaocai/model/kit/field';
import {
  changeableFields,
  changedField,
  realChanges,
  touchesQuotes,
  type ChangeableField,
  type ChangeableProject,
  type NoticeChange,
} from '@zhaocai/model/tendering/notice-changes';
import { projectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { Alert, Input, InputNumber } from 'antd';
import { useId } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { FieldValueView } from '../../../kit/resource-form/field-value.tsx';
import { useText } from '../../../kit/text/language.ts';
import { InstantPicker } from '../../../kit/widgets/instant-picker.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { bulletinTexts as texts } from './texts.ts';

export type WishedChange = Pick<NoticeChange, 'field' | 'after'>;

interface ChangesEditorProps {
  readonly projectId: string;
  readonly changes: readonly WishedChange[];
  readonly onChange: (changes: WishedChange[]) => void;
}

/** What a change notice changes of the project: what is there now, and beside it what is to be. */
export function ChangesEditor({ projectId, changes, onChange }: ChangesEditorProps) {
  const query = useEndpoint(projectDetail, { id: projectId });
  return (
    <Loaded query={query} rows={6}>
      {(project) => <ChangesTable project={project} changes={changes} onChange={onChange} />}
    </Loaded>
  );
}

interface ChangesTableProps extends Omit<ChangesEditorProps, 'projectId'> {
  readonly project: ChangeableProject;
}

export function ChangesTable({ project, changes, onChange }: ChangesTableProps) {
  const t = useText();
  const id = useId();
  const set = (field: ChangeableField, after: string | number | null) =>
    onChange([...changes.filter((one) => one.field !== field), ...(after === null ? [] : [{ field, after }])]);
  return (
    <>
      <p className="bulletin-quiet">{t(texts.changesHelp)}</p>
      {touchesQuotes(realChanges(project, changes)) && <Alert type="info" showIcon title={t(texts.changesTouch)} />}
      <table className="bulletin-changes">
        <thead>
          <tr>
            <th>{t(texts.changedField)}</th>
            <th>{t(texts.changeBefore)}</th>
            <th>{t(texts.changeAfter)}</th>
          </tr>
        </thead>
        <tbody>
          {changeableFields.map((name) => (
            <tr key={name}>
              <th scope="row">
                <label htmlFor={`${id}${name}`}>{t(changedField(name).label)}</label>
              </th>
              <td>
                <FieldValueView field={changedField(name)} value={project[name]} />
              </td>
              <td>
                <ChangeInput
                  field={changedField(name)}
                  id={`${id}${name}`}
                  value={changes.find(({ field }) => field === name)?.after ?? null}
                  onChange={(after) => set(name, after)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface ChangeInputProps {
  readonly field: Field;
  readonly id: string;
  readonly value: string | number | null;
  readonly onChange: (value: string | number | null) => void;
}

function ChangeInput({ field, id, value, onChange }: ChangeInputProps) {
  const text = value === null ? '' : String(value);
  const handleText = (typed: string) => onChange(typed === '' ? null : typed);
  switch (field.kind) {
    case 'instant':
      return <InstantPicker id={id} value={text || null} onChange={(picked) => onChange(picked)} />;
    case 'integer':
      return (
        <InputNumber
          id={id}
          min={field.min}
          max={field.max}
          precision={0}
          value={value === null ? null : Number(value)}
          onChange={(typed) => onChange(typed)}
        />
      );
    case 'longText':
      return (
        <Input.TextArea
          id={id}
          rows={2}
          maxLength={field.maxLength}
          value={text}
          onChange={({ target }) => handleText(target.value)}
        />
      );
    default:
      return <Input id={id} maxLength={500} value={text} onChange={({ target }) => handleText(target.value)} />;
  }
}
