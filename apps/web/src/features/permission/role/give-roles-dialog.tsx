import { platformGrantTenant, roleList, type RoleRecord } from '@zhaocai/model/permission/role-endpoints';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText } from '../../../kit/text/language.ts';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { permissionTexts as texts } from '../texts.ts';

export interface GiveRolesDialogProps {
  readonly tenantId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Copies roles that the platform keeps as templates into a tenant. */
export function GiveRolesDialog({ tenantId, isOpen, onClose }: GiveRolesDialogProps) {
  const t = useText();
  return (
    <Dialog isOpen={isOpen} title={t(texts.giveTitle)} width={administrationWidth} onClose={onClose}>
      <Templates tenantId={tenantId} onClose={onClose} />
    </Dialog>
  );
}

function Templates({ tenantId, onClose }: Omit<GiveRolesDialogProps, 'isOpen'>) {
  const t = useText();
  const notify = useNotify();
  const query = useEndpoint(roleList, {});
  const [chosen, setChosen] = useState<string[]>([]);
  const give = useCommand(platformGrantTenant, { success: 'silent' });
  const handleGive = async () => {
    const answer = await give.run({ roleIds: chosen, tenantId });
    if (!answer) return;
    notify.success(t(texts.given, { count: answer.data.roles.length }));
    onClose();
  };
  return (
    <>
      <p className="permission-text">{t(texts.giveText)}</p>
      <Loaded query={query}>
        {(roles) => {
          const templates = flat(roles).filter(({ isBuiltIn }) => !isBuiltIn);
          if (templates.length === 0) return <Empty title={t(texts.noTemplates)} />;
          return (
            <Checkbox.Group
              value={chosen}
              options={templates.map(({ id, roleName }) => ({ value: id, label: roleName }))}
              onChange={(ids) => setChosen(ids)}
            />
          );
        }}
      </Loaded>
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        <Button onClick={onClose}>{t(kitTexts.cancel)}</Button>
        <Button
          type="primary"
          disabled={chosen.length === 0}
          loading={give.isRunning}
          onClick={() => void handleGive()}
        >
          {t(kitTexts.ok)}
        </Button>
      </div>
    </>
  );
}

function flat(roles: readonly RoleRecord[]): RoleRecord[] {
  return roles.flatMap((role) => [role, ...flat(role.children ?? [])]);
}
