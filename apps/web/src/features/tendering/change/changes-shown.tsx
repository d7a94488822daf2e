import { changedField, changesOf } from '@zhaocai/model/tendering/notice-changes';
import { FieldValueView } from '../../../kit/resource-form/field-value.tsx';
import { useText } from '../../../kit/text/language.ts';
import { changeTexts as texts } from './texts.ts';
import '../bulletin/bulletin.css';

/** What is to change, from what to what. */
export function ChangesShown({ changes }: { readonly changes: unknown }) {
  const t = useText();
  const rows = changesOf({ changes });
  if (rows.length === 0) return null;
  return (
    <table className="bulletin-changes">
      <thead>
        <tr>
          <th>{t(texts.item)}</th>
          <th>{t(texts.before)}</th>
          <th>{t(texts.after)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{t(changedField(field).label)}</th>
            <td>
              <FieldValueView field={changedField(field)} value={before} />
            </td>
            <td>
              <FieldValueView field={changedField(field)} value={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
