import { flowDelete, switchFlow, type FlowRow } from '@zhaocai/model/workflow/design-endpoints';
import { useNavigate } from 'react-router';
import type { RowAction } from '../../../../kit/data-table/column.ts';
import { useCommand } from '../../../../kit/endpoint/use-command.ts';
import { useAllowed } from '../../../../kit/session/allowed.ts';
import { useText } from '../../../../kit/text/language.ts';
import { useConfirm } from '../../../../kit/widgets/use-confirm.tsx';
import { designPath, runsPath } from '../paths.ts';
import { flowListTexts as texts } from './texts.ts';

export interface FlowDialogs {
  readonly onCopy: (row: FlowRow) => void;
  readonly onGrant: (row: FlowRow) => void;
}

/** What can be done with a flow from its list. */
export function useFlowCommands({ onCopy, onGrant }: FlowDialogs) {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const confirm = useConfirm();
  const removing = useCommand(flowDelete);
  const switching = useCommand(switchFlow);
  const mayEdit = allowed('flow_edit');
  const remove = async ({ defindId, flowName }: FlowRow) => {
    const isSure = await confirm({
      title: t(texts.removeTitle, { name: flowName }),
      text: t(texts.removeText),
      ok: t(texts.remove),
      isDangerous: true,
    });
    if (isSure) await removing.run({ ids: defindId });
  };
  const turn = async ({ defindId, version, flowName }: FlowRow, isEnabled: boolean) => {
    const isSure =
      isEnabled || (await confirm({ title: t(texts.offTitle, { name: flowName }), text: t(texts.offText) }));
    if (isSure) await switching.run({ defindId, version, isEnabled });
  };
  const actionsOf = (row: FlowRow): RowAction[] => [
    {
      key: 'design',
      label: t(mayEdit ? texts.design : texts.view),
      onClick: () => void navigate(designPath(row.defindId)),
    },
    ...(allowed('flow_grant') ? [{ key: 'grant', label: t(texts.grant), onClick: () => onGrant(row) }] : []),
    ...(allowed('flow_manage')
      ? [{ key: 'runs', label: t(texts.runs), onClick: () => void navigate(runsPath(row.defindId)) }]
      : []),
    ...(mayEdit ? [{ key: 'copy', label: t(texts.copy), onClick: () => onCopy(row) }] : []),
    ...(allowed('flow_delete')
      ? [{ key: 'remove', label: t(texts.remove), isDangerous: true, onClick: () => void remove(row) }]
      : []),
  ];
  return { actionsOf, turn: (row: FlowRow, isEnabled: boolean) => void turn(row, isEnabled) };
}
