import {
  confirmAnswer,
  removeObjection,
  withdrawObjection,
  type ObjectionDetail,
} from '@zhaocai/model/objection/objection-endpoints';
import { appealType } from '@zhaocai/model/objection/choices';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import type { ActButton } from '../../../kit/widgets/act-buttons.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { draftPath, objectionListPath, raisePath } from '../paths.ts';
import { objectionTexts as texts } from '../texts.ts';

/** What a supplier may do with his own where it stands, as the server says. */
export function useSupplierActs(row: ObjectionDetail): ActButton[] {
  const t = useText();
  const navigate = useNavigate();
  const sure = useConfirm();
  const withdrawing = useCommand(withdrawObjection);
  const confirming = useCommand(confirmAnswer);
  const removing = useCommand(removeObjection);
  const { id, version, projectId, tenantId, target } = row;
  const complaint = { projectId, tenantId, appealType: appealType.code.complaint, target };
  const acts: readonly ActButton[] = [
    {
      key: 'remove',
      label: t(texts.remove),
      isDanger: true,
      onClick: async () => {
        const isSure = await sure({ title: t(texts.removeTitle), ok: t(texts.remove), isDangerous: true });
        if (isSure && (await removing.run({ id, version }))) void navigate(objectionListPath, { replace: true });
      },
    },
    {
      key: 'withdraw',
      label: t(texts.withdraw),
      isDanger: true,
      onClick: async () => {
        const isSure = await sure({ title: t(texts.withdrawTitle), ok: t(texts.withdraw), isDangerous: true });
        if (isSure) await withdrawing.run({ id, version });
      },
    },
    { key: 'complain', label: t(texts.complain), onClick: () => void navigate(raisePath(complaint)) },
    {
      key: 'confirm',
      label: t(texts.confirm),
      isMain: true,
      onClick: async () => {
        if (await sure({ title: t(texts.confirmTitle), ok: t(texts.confirm) })) await confirming.run({ id, version });
      },
    },
    { key: 'edit', label: t(texts.edit), isMain: true, onClick: () => void navigate(draftPath(id)) },
  ];
  return acts.filter(({ key }) => row.actions.includes(key));
}
