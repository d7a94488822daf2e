import { changedField, type Language, type NoticeChange } from '@zhaocai/model';
import { html, type Markup } from '../page/markup.ts';
import { portalTexts as texts } from '../page/portal-texts.ts';

/** What a change notice changes, field by field. */
export function changeTable(changes: readonly NoticeChange[], language: Language): Markup | false {
  return (
    changes.length > 0 &&
    html`<section class="portal-changes">
      <h2>${texts.changes[language]}</h2>
      <table tabindex="0">
        <thead>
          <tr>
            <th scope="col">${texts.item[language]}</th>
            <th scope="col">${texts.before[language]}</th>
            <th scope="col">${texts.after[language]}</th>
          </tr>
        </thead>
        <tbody>
          ${changes.map(
            ({ field, before, after }) =>
              html`<tr>
                <th scope="row">${changedField(field).label[language]}</th>
                <td><del>${shown(field, before)}</del></td>
                <td><ins>${shown(field, after)}</ins></td>
              </tr>`,
          )}
        </tbody>
      </table>
    </section>`
  );
}

function shown(field: NoticeChange['field'], value: NoticeChange['before']): string {
  if (value === null || value === '') return '—';
  return changedField(field).kind === 'instant' ? String(value).slice(0, 16) : String(value);
}
