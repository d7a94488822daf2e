import { flowDelete, switchFlow, type FlowRow } from '@zhaocai/model/workflow/design-endpoints';
import { useNavigate } from 'react-router';
import type { RowAction } from '../../../../kit/data-table/column.ts';
import { useCommand } from '../../../../kit/endpoint/use-command.ts';
import { useAllowed } from '../../../../kit/session/allowed.ts';
import { useText } from '../../../../kit/text/language.ts';
import { useConfirm } from '../../../../kit/widgets/use-confirm.tsx';
import type { BoundActions } from '@zhaocai/model/workflow/wire';
import { designPath, runsPath } from '../paths.ts';
import type { Going } from './bound-actions-dialog.tsx';
import { flowListTexts as texts } from './texts.ts';

export interface FlowDialogs {
  readonly onCopy: (row: FlowRow) => void;
  readonly onGrant: (row: FlowRow) => void;
  /** Actions wait for a flow that is to go: it is asked what becomes of them. */
  readonly onGoing: (going: Going) => void;
}

/** What can be done with a flow from its list. */
export function useFlowCommands({ onCopy, onGrant, onGoing }: FlowDialogs) {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const confirm = useConfirm();
  const removing = useCommand(flowDelete);
  const switching = useCommand(switchFlow);
  const mayEdit = allowed('flow_edit');
  const remove = async (flow: FlowRow) => {
    const { defindId, flowName, boundActions } = flow;
    if (boundActions.length > 0) return onGoing({ flow, act: 'remove' });
    const isSure = await confirm({
      title: t(texts.removeTitle, { name: flowName }),
      text: t(texts.removeText),
      ok: t(texts.remove),
      isDangerous: true,
    });
    if (isSure) await removing.run({ ids: defindId });
  };
  const turn = async (flow: FlowRow, isEnabled: boolean) => {
    const { defindId, version, flowName, boundActions } = flow;
    if (!isEnabled && boundActions.length > 0) return onGoing({ flow, act: 'off' });
    const isSure =
      isEnabled || (await confirm({ title: t(texts.offTitle, { name: flowName }), text: t(texts.offText) }));
    if (isSure) await switching.run({ defindId, version, isEnabled });
  };
  const letGo = async ({ flow, act }: Going, boundActions: BoundActions) => {
    const { defindId, version } = flow;
    const done =
      act === 'remove'
        ? await removing.run({ ids: defindId, boundActions })
        : await switching.run({ defindId, version, isEnabled: false, boundActions });
    return done !== undefined;
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
  const isRunning = removing.isRunning || switching.isRunning;
  return { actionsOf, letGo, isRunning, turn: (row: FlowRow, isEnabled: boolean) => void turn(row, isEnabled) };
}
