import { formDel, formSwitch, type FormRow } from '@zhaocai/model/form/design-endpoints';
import { useNavigate } from 'react-router';
import type { RowAction } from '../../../kit/data-table/column.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { answersPath, designPath, fillInPath } from '../paths.ts';
import { formListTexts as texts } from './texts.ts';

/** What can be done with a form from its list. */
export function useFormCommands(onGrant: (row: FormRow) => void) {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const confirm = useConfirm();
  const removing = useCommand(formDel);
  const switching = useCommand(formSwitch);
  const remove = async ({ formId, formName }: FormRow) => {
    const isSure = await confirm({
      title: t(texts.removeTitle, { name: formName }),
      text: t(texts.removeText),
      ok: t(texts.remove),
      isDangerous: true,
    });
    if (isSure) await removing.run({ ids: formId });
  };
  const turn = async ({ formId, version, formName }: FormRow, isEnabled: boolean) => {
    const isSure =
      isEnabled || (await confirm({ title: t(texts.offTitle, { name: formName }), text: t(texts.offText) }));
    if (isSure) await switching.run({ formId, version, isEnabled });
  };
  const actionsOf = (row: FormRow): RowAction[] => {
    const { formId } = row;
    const go = (path: string) => () => void navigate(path);
    const all = [
      { isAllowed: true, key: 'design', label: t(texts.design), onClick: go(designPath(formId)) },
      { isAllowed: allowed('form_grant'), key: 'grant', label: t(texts.grant), onClick: () => onGrant(row) },
      { isAllowed: row.publishedNo !== null, key: 'fill', label: t(texts.fillIn), onClick: go(fillInPath(formId)) },
      {
        isAllowed: allowed('formData_view') && row.publishedNo !== null,
        key: 'answers',
        label: t(texts.seeAnswers),
        onClick: go(answersPath(formId)),
      },
      {
        isAllowed: allowed('form_delete'),
        key: 'remove',
        label: t(texts.remove),
        isDangerous: true,
        onClick: () => void remove(row),
      },
    ];
    return all.filter(({ isAllowed }) => isAllowed);
  };
  return { actionsOf, turn: (row: FormRow, isEnabled: boolean) => void turn(row, isEnabled) };
}
