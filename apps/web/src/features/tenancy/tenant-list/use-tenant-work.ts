import {
  changeTenantStatus,
  removeTenants,
  resetTenantAdministrator,
  type TenantRow,
} from '@zhaocai/model/tenancy/tenant-endpoints';
import { tenantEnabled } from '@zhaocai/model/tenancy/tenant';
import { deriveTenantTemplate } from '@zhaocai/model/tenancy/tenant-template';
import type { RowAction } from '../../../kit/data-table/column.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { useAskReason, useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { templateTexts } from '../template/texts.ts';
import { tenantTexts as texts } from './texts.ts';

export const platformTenantId = '000000';

export interface ResetSecret {
  readonly tenantName: string;
  readonly tenantId: string;
  readonly account: string;
  readonly password: string | undefined;
}

interface Openers {
  readonly onEdit: (row: TenantRow) => void;
  readonly onLook: (row: TenantRow) => void;
  readonly onSecret: (secret: ResetSecret) => void;
}

/** What may be done with a tenant now; the platform's own is only edited. */
export function useTenantActions({ onEdit, onLook, onSecret }: Openers): (row: TenantRow) => RowAction[] {
  const t = useText();
  const allowed = useAllowed();
  const toggle = useToggle();
  const reset = useReset(onSecret);
  const remove = useRemove();
  const saveAs = useSaveAsTemplate();
  return (row) => {
    const isOn = row.status === tenantEnabled;
    const isPlatform = row.tenantId === platformTenantId;
    const mayEdit = allowed('tenant_edit');
    return [
      ...(mayEdit ? [{ key: 'edit', label: t(texts.edit), onClick: () => onEdit(row) }] : []),
      ...(allowed('tenant_setting') ? [{ key: 'look', label: t(texts.look), onClick: () => onLook(row) }] : []),
      ...(mayEdit && !isPlatform
        ? [
            {
              key: 'toggle',
              label: t(isOn ? texts.disable : texts.enable),
              isDangerous: isOn,
              onClick: () => void toggle(row, !isOn),
            },
            { key: 'reset', label: t(texts.reset), onClick: () => void reset(row) },
          ]
        : []),
      ...(allowed('tenantTemplate_add') && !isPlatform
        ? [{ key: 'saveAs', label: t(templateTexts.saveAs), onClick: () => void saveAs(row) }]
        : []),
      ...(allowed('tenant_delete') && !isPlatform && !isOn
        ? [{ key: 'remove', label: t(texts.remove), isDangerous: true, onClick: () => void remove(row) }]
        : []),
    ];
  };
}

function useToggle() {
  const t = useText();
  const confirm = useConfirm();
  const askReason = useAskReason();
  const disable = useCommand(changeTenantStatus, { success: texts.disabledNow });
  const enable = useCommand(changeTenantStatus, { success: texts.enabledNow });
  return async ({ tenantId, tenantName: name, userCount: users }: TenantRow, isEnabled: boolean) => {
    if (isEnabled) {
      const isSure = await confirm({ title: t(texts.enableTitle, { name }), text: t(texts.enableText) });
      if (isSure) await enable.run({ tenantId, isEnabled });
      return;
    }
    const reason = await askReason({
      title: t(texts.disableTitle, { name }),
      text: t(texts.disableText, { users }),
      placeholder: t(texts.disableReason),
      ok: t(texts.disable),
      isDangerous: true,
      isOptional: true,
    });
    if (reason !== undefined) await disable.run({ tenantId, isEnabled, reason: reason || undefined });
  };
}

function useReset(onSecret: Openers['onSecret']) {
  const t = useText();
  const confirm = useConfirm();
  const command = useCommand(resetTenantAdministrator, { success: 'silent' });
  return async ({ tenantId, tenantName }: TenantRow) => {
    const isSure = await confirm({
      title: t(texts.resetTitle, { name: tenantName }),
      text: t(texts.resetText),
      ok: t(texts.reset),
      isDangerous: true,
    });
    const answer = isSure ? await command.run({ tenantId }) : undefined;
    if (answer) onSecret({ tenantName, tenantId, account: answer.data.account ?? '', password: answer.data.password });
  };
}

function useSaveAsTemplate() {
  const t = useText();
  const askName = useAskReason();
  const command = useCommand(deriveTenantTemplate, { success: templateTexts.saveAsDone });
  return async ({ tenantId, tenantName: name }: TenantRow) => {
    const templateName = await askName({
      title: t(templateTexts.saveAsTitle, { name }),
      text: t(templateTexts.saveAsText),
      placeholder: t(templateTexts.saveAsName),
      ok: t(texts.save),
    });
    if (templateName) await command.run({ tenantId, templateName });
  };
}

function useRemove() {
  const t = useText();
  const confirm = useConfirm();
  const command = useCommand(removeTenants, { success: texts.removed, inQuery: true });
  return async ({ id, tenantName: name }: TenantRow) => {
    const isSure = await confirm({
      title: t(texts.removeTitle, { name }),
      text: t(texts.removeText),
      ok: t(texts.remove),
      isDangerous: true,
    });
    if (isSure) await command.run({ ids: id });
  };
}
